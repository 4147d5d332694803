// Small pieces of HTML; every text that goes in is escaped.

/** HTML that may go into other HTML. */
export interface Html {
  readonly html: string;
}

export type Inside = Html | string | number | readonly Inside[];

/** Escapes a text. */
function escapeHtml(text: string): string {
  return text
    .toWellFormed()
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** A template whose filled places are escaped, but for HTML made here. */
export function html(parts: TemplateStringsArray, ...inside: readonly Inside[]): Html {
  return {
    html: parts.reduce((whole, part, index) => whole + part + written(inside[index] ?? ''), ''),
  };
}

function written(inside: Inside): string {
  if (typeof inside === 'string' || typeof inside === 'number') return escapeHtml(String(inside));
  return 'html' in inside ? inside.html : inside.map(written).join('');
}

/** A table with a head and rows; numbers stand to the right. */
export function table(head: readonly Inside[], rows: readonly (readonly Inside[])[]): Html {
  const cells = (row: readonly Inside[]) =>
    row.map((cell, index) =>
      index === 0 ? html`<th scope="row">${cell}</th>` : html`<td>${cell}</td>`,
    );
  return html`<div class="wide"><table><thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead><tbody>${rows.map(
    (row) => html`<tr>${cells(row)}</tr>`,
  )}</tbody></table></div>
`;
}
