// Renders the OpenAPI document as a plain page: text and tables, no script.
import { languageName } from '@hakoniwa/protocol';
import { type Language, TEXT_LANGUAGES, textLanguageOf } from '@hakoniwa/stage';
import { html, raw } from 'hono/html';
import type { ApiDocument, MediaType, OperationObject } from '../api/document.ts';
import type { JsonSchema } from '../api/field-texts.ts';
import { type ApiWording, serverWording } from '../locale/index.ts';
import { type FieldRow, fieldRows, typeOf } from './field-rows.ts';

type Html = ReturnType<typeof html>;

interface Page {
  readonly words: ApiWording;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

/** The whole page. */
export function docsPage(document: ApiDocument, language: Language): Html {
  const words = serverWording(language);
  const page = { words, schemas: document.components.schemas };
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return html`<!doctype html>
<html lang="${textLanguageOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title}</title>
<link rel="stylesheet" href="/docs.css">
</head>
<body>
<header>
<h1>${document.info.title}</h1>
<p>${document.info.description}</p>
<nav aria-label="${words['docs.language']}">${TEXT_LANGUAGES.map((id) => languageLink(id, textLanguageOf(language)))}</nav>
<p><a href="/openapi.json?language=${language}">${words['docs.machine']}</a></p>
<ul>
${operations.map(({ method, path, operation }) => html`<li><a href="#${operation.operationId}"><code>${method.toUpperCase()} ${path}</code></a> ${operation.summary}</li>`)}
</ul>
</header>
<main>
${operations.map(({ method, path, operation }) => section(`${method.toUpperCase()} ${path}`, operation, page))}
</main>
</body>
</html>`;
}

function languageLink(language: Language, current: Language): Html {
  const mark = language === current ? raw(' aria-current="true"') : '';
  return html`<a href="/docs?language=${language}" lang="${language}"${mark}>${languageName(language)}</a>`;
}

function section(title: string, operation: OperationObject, page: Page): Html {
  const { words } = page;
  return html`<section id="${operation.operationId}">
<h2><code>${title}</code></h2>
<p><strong>${operation.summary}</strong></p>
${operation.description ? html`<p>${prose(operation.description)}</p>` : ''}
${operation.parameters ? html`<h3>${words['docs.parameters']}</h3>${parameterTable(operation.parameters, page)}` : ''}
${operation.requestBody ? html`<h3>${words['docs.body']}</h3>${contentParts(operation.requestBody.content, page)}` : ''}
<h3>${words['docs.answers']}</h3>
${Object.entries(operation.responses).map(([status, { description, content }]) => html`<h4><code>${status}</code></h4><p>${prose(description)}</p>${contentParts(content, page)}`)}
</section>`;
}

function parameterTable(parameters: NonNullable<OperationObject['parameters']>, page: Page): Html {
  const rows = parameters.map(
    ({ name, description, schema, required }): FieldRow => ({
      path: name,
      type: typeOf(schema),
      isRequired: required === true,
      text:
        schema.default === undefined
          ? description
          : `${description} (${page.words['docs.default']}: ${schema.default})`,
    }),
  );
  return fieldTable(rows, page);
}

function contentParts(content: Readonly<Record<string, MediaType>>, page: Page): Html[] {
  return Object.entries(content).map(([type, { schema, example }]) => {
    const name = schema?.$ref?.split('/').at(-1);
    const full = name === undefined ? schema : page.schemas[name];
    const rows = full ? fieldRows(full) : [];
    return html`<p><code>${type}</code>${name ? html` <em>${name}</em>` : ''}</p>
${rows.length > 0 ? fieldTable(rows, page) : ''}
${example === undefined ? '' : html`<h4>${page.words['docs.example']}</h4><pre>${JSON.stringify(example, null, 2)}</pre>`}`;
  });
}

function fieldTable(rows: readonly FieldRow[], { words }: Page): Html {
  return html`<table>
<thead><tr><th scope="col">${words['docs.field']}</th><th scope="col">${words['docs.type']}</th><th scope="col">${words['docs.meaning']}</th></tr></thead>
<tbody>
${rows.map(
  ({
    path,
    type,
    isRequired,
    text,
  }) => html`<tr><td><code>${path}</code></td><td>${type}${isRequired ? html` <small>${words['docs.required']}</small>` : ''}</td><td>${prose(text)}</td></tr>
`,
)}
</tbody>
</table>`;
}

/** A sentence, with what stands between backticks set as code. */
function prose(text: string): Html[] {
  return text
    .split('`')
    .map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}
