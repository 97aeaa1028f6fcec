import type { Content } from "../../pipeline/schema/content";

const populations = {
  "New York, NY": 8_400_000,
  "Los Angeles, CA": 3_800_000,
  "Chicago, IL": 2_700_000,
  "Houston, TX": 2_300_000,
  "Philadelphia, PA": 1_500_000,
  "Dallas, TX": 1_300_000,
  "Seattle, WA": 740_000,
  "Denver, CO": 710_000,
  "Nashville, TN": 690_000,
  "Washington, DC": 680_000,
  "Atlanta, GA": 500_000,
  "Miami, FL": 450_000,
  "Honolulu, HI": 340_000,
  "San Juan, PR": 340_000,
  "Anchorage, AK": 290_000,
};

/** Cities with round populations. */
export const cities: Content["cities"] = {
  sources: [
    { name: "A count", date: "2020" },
    { name: "A later count", date: "a later count" },
  ],
  cities: [
    ...Object.entries(populations).map(([name, population]) => {
      const [city = "", state = ""] = name.split(", ");
      return { city, state, population };
    }),
    { city: "Austin", state: "TX", population: 1_002_003 },
  ],
};
