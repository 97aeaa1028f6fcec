import type { RangeOfNumbers } from "./figures";
import type { Position } from "./positions";

/** The lazy data files by name; `pipeline/assets/lazy-data.ts` writes them. */
export interface LazyData {
  "market-finder": MarketFinderData;
  "cost-comparison": CostComparisonData;
}

/** A content file's fields, without those that Gatsby adds to its node. */
type FieldsOf<ContentNode> = Omit<ContentNode, keyof Queries.Node>;

/** The words of notifications, and of what a visitor copies. */
export type Notifications = FieldsOf<Queries.NotificationsYaml>;

/** A plan as the cost comparison needs it. */
interface ComparedPlan {
  readonly slug: string;
  readonly name: string;
  readonly monthlyPrice?: number | null | undefined;
  readonly combines?: readonly string[] | null | undefined;
  readonly calls?: string | null | undefined;
}

type Tier = Pick<
  Queries.MapPackYamlTiers,
  "slug" | "tier" | "population" | "from"
> &
  Readonly<Record<Position, RangeOfNumbers>>;

type Columns = Pick<Queries.MapPackYamlColumns, Position>;

/** The content that the cost comparison shows and calculates with. */
export interface CostComparisonData {
  words: Omit<FieldsOf<Queries.CostComparisonYaml>, "example"> & {
    example: Omit<Queries.CostComparisonYamlExample, "monthsBefore" | "bar">;
  };
  terms: readonly Queries.TermsYamlItems[];
  notifications: Notifications;
  adBudget: RangeOfNumbers;
  adCostPerCall: RangeOfNumbers;
  plans: readonly ComparedPlan[];
  tiers: readonly Tier[];
  columns: Columns;
}

/** The content that the market finder shows; ZIP codes come from `market.ts`. */
export interface MarketFinderData {
  words: FieldsOf<Queries.MarketFinderYaml>;
  tiers: readonly Tier[];
  columns: Columns;
  sources: readonly Queries.CitiesYamlSources[];
  /** For a city such as "Austin, TX", the index of its source; every other city has the first source. */
  otherSources: Readonly<Record<string, number>>;
  /** Every place that is not listed has fewer people. */
  smallestCity: number;
  terms: readonly Queries.TermsYamlItems[];
  notifications: Notifications;
}
