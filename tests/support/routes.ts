import { builtPages } from "../../tools/built-headers";

/** The addresses of the pages. */
export const routes = [...builtPages(), "/404"];
