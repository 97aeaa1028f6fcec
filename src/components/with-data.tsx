import type { ComponentType } from "react";
import type { LazyData } from "../lib/lazy-data";

/**
 * Loads a component, and the content that it shows as its `data`.
 *
 * @throws if either cannot be fetched
 */
export async function withData<
  Name extends keyof LazyData,
  Props extends object,
>(
  name: Name,
  component: Promise<ComponentType<Props & { data: LazyData[Name] }>>,
): Promise<ComponentType<Props>> {
  const [Component, data] = await Promise.all([component, fetchData(name)]);
  return function WithData(props) {
    return <Component {...props} data={data} />;
  };
}

async function fetchData<Name extends keyof LazyData>(
  name: Name,
): Promise<LazyData[Name]> {
  const response = await fetch(`/data/${name}.json`);
  if (!response.ok) throw new Error(`No data for ${name}`);
  return (await response.json()) as LazyData[Name];
}
