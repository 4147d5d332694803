// What pages for readers are written with: HTML whose texts are escaped, plots as SVG, one file that needs no other.
export { type Html, html, type Inside, table } from './html.ts';
export { htmlPage } from './page.ts';
export { fixed, svgLine } from './svg.ts';
