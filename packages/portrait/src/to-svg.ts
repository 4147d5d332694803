// A drawing as text of an SVG, for pages, reports and pictures.
import { type Shape, SIDE } from './shape.ts';

/** A whole picture. */
export function toSvg(shapes: readonly Shape[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" stroke-linecap="round" stroke-linejoin="round">${svgShapes(shapes)}</svg>`;
}

function svgShapes(shapes: readonly Shape[]): string {
  return shapes
    .map(({ d, fill, line, width }) => {
      const drawn = line === undefined ? '' : ` stroke="${line}" stroke-width="${width ?? 1}"`;
      return `<path d="${d}" fill="${fill ?? 'none'}"${drawn}/>`;
    })
    .join('');
}
