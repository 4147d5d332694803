// A page of ours as one file: style within, no script, nothing from elsewhere; it follows the reader's light.
import { type Html, html, type Inside } from './html.ts';

interface Page {
  readonly language: string;
  readonly title: string;
  readonly style: string;
  readonly body: Inside;
}

/** The whole text of it. */
export function htmlPage({ language, title, style, body }: Page): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${{ html: style }}</style>
</head>
<body>${body}</body>
</html>
`.html;
}

export function section(title: string, body: Inside): Html {
  return html`<section><h2>${title}</h2>${body}</section>
`;
}
