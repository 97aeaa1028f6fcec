import { z } from "zod";

/** A field of a schema, without wrappers such as `optional`. */
export interface Field {
  /** Zod's name for its kind, for example "object" or "string". */
  type: string;
  /** What the field says of itself: its description, what it expects. */
  meta: z.GlobalMeta;
  /** Whether a file has to have the field. */
  required: boolean;
  /** The fields of a group, by name. */
  fields: Record<string, z.core.$ZodType>;
  /** The items of a list. */
  item?: z.core.$ZodType;
  /** The length limits of a text. */
  shortest?: number | undefined;
  longest?: number | undefined;
}

/** What a schema says of a field. */
export function fieldOf(schema: z.core.$ZodType): Field {
  const inner = innerOf(schema);
  return {
    type: inner._zod.def.type,
    meta: metaOf(schema),
    required: inner === schema,
    fields: inner instanceof z.ZodObject ? inner.shape : {},
    ...(inner instanceof z.ZodArray && { item: inner.element }),
    ...(inner instanceof z.ZodString && {
      shortest: inner.minLength ?? undefined,
      longest: inner.maxLength ?? undefined,
    }),
  };
}

/** What the schema says of the field at a path; undefined if there is no such field. */
export function fieldAt(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
): Field | undefined {
  const at = schemaAt(schema, path);
  return at && fieldOf(at);
}

/** The schema of the field at a path. */
export function schemaAt(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((part, key) => {
    if (!part) return undefined;
    const { fields, item } = fieldOf(part);
    if (typeof key === "number") return item;
    return Object.hasOwn(fields, key) ? fields[String(key)] : undefined;
  }, schema);
}

/** What an editor may write in a field, in words. */
export function expectation({
  meta: { expects },
  shortest = 0,
  longest,
}: Field): string | undefined {
  if (!longest) return expects;
  return `${expects}, ${shortest > 1 ? `${shortest} to` : "at most"} ${longest} characters`;
}

function innerOf(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
    ? innerOf(schema.def.innerType)
    : schema;
}

/** The metadata of a schema, of the one that it was made from, and of the one that it wraps. */
function metaOf(schema: z.core.$ZodType): z.GlobalMeta {
  const { parent } = schema._zod;
  const inner = innerOf(schema);
  return {
    ...(parent && metaOf(parent)),
    ...(inner !== schema && metaOf(inner)),
    ...z.globalRegistry.get(schema),
  };
}
