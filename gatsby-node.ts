export { createPages } from "./build/pages";
export {
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  sourceNodes,
} from "./build/nodes";
