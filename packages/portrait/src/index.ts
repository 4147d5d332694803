// Portraits of people, drawn from data: no page, no canvas, no file.
export type { Expression } from './expressions.data.ts';
export { type Look, lookOf } from './look.ts';
export { portrait } from './portrait.ts';
export { type Shape, SIDE } from './shape.ts';
export { toSvg } from './to-svg.ts';
