import { problemTitles } from '../words/http.ts';
import { STATUS } from '../web/index.ts';
import type { ApiDocument } from './openapi.ts';
import { schemaRows } from './schema-rows.ts';

type Schema = Record<string, unknown>;
type Content = Record<string, { schema?: Schema }>;
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema; description?: string };
type Operation = {
  summary?: string;
  description?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { content?: Content };
  responses?: Record<string, { description?: string; content?: Content }>;
};
type Entry = { method: string; path: string; operation: Operation };

export const DOCS_STYLE = `
:root{color-scheme:light dark;--paper:#fbfaf7;--sheet:#fff;--ink:#16181d;--soft:#5a5f6b;--line:#e4e1da;--road:#0b5cad;--tag:#ffc400}
@media (prefers-color-scheme:dark){:root{--paper:#121417;--sheet:#1a1d22;--ink:#f1efea;--soft:#a5abb8;--line:#2c3138;--road:#7db7ff}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1.5rem 1rem 4rem;max-width:58rem;background:var(--paper);color:var(--ink);overflow-wrap:anywhere;font:1rem/1.5 system-ui,sans-serif}
a{color:var(--road)}h1{font-size:2rem;line-height:1.2}h2{margin-top:3rem}
code{font:0.9em ui-monospace,monospace;overflow-wrap:anywhere}
article{margin:1rem 0;padding:1rem;background:var(--sheet);border:1px solid var(--line);border-radius:10px}
article h3{margin:0;font-size:1rem}h4{margin:1rem 0 .25rem;font-size:.9rem;color:var(--soft)}
.method{display:inline-block;min-width:4.5rem;padding:.1rem .5rem;border-radius:6px;background:var(--tag);color:#16181d;font-weight:700;text-align:center}
table{border-collapse:collapse;width:100%}th,td{padding:.3rem .75rem .3rem 0;border-top:1px solid var(--line);text-align:left;vertical-align:top;overflow-wrap:anywhere}.soft{color:var(--soft)}nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}
@media (min-width:45rem){td:first-child{width:16rem}}
@media (max-width:45rem){tr{display:block;padding:.3rem 0;border-top:1px solid var(--line)}td{display:inline;border:0;padding:0 .5rem 0 0}}`;

/** The document as one page of plain HTML: contents first, then every call with what it takes and answers. */
export function docsPage(document: ApiDocument): string {
  const groups = grouped(document);
  const body = [
    `<header><h1>${esc(document.info.title)}</h1><p>${prose(document.info.description ?? '')}</p>`,
    `<p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p></header>`,
    `<nav aria-label="Contents"><ul>${[...groups.keys()].map(contentsLink).join('')}<li><a href="#problems">Errors</a></li></ul></nav>`,
    `<main>${[...groups].map(([tag, entries]) => section(tag, entries, document)).join('')}${problemsSection()}</main>`,
  ].join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${esc(document.info.title)}</title><meta name="viewport" content="width=device-width, initial-scale=1"><style>${DOCS_STYLE}</style></head><body>${body}</body></html>`;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const;

function grouped(document: ApiDocument): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const [path, item] of Object.entries(document.paths ?? {}))
    for (const method of METHODS) {
      const operation = (item as Record<string, Operation | undefined>)[method];
      if (!operation) continue;
      const tag = operation.tags?.[0] ?? 'Other';
      groups.set(tag, [...(groups.get(tag) ?? []), { method, path, operation }]);
    }
  return new Map([...groups].sort(([a], [b]) => a.localeCompare(b)));
}

const contentsLink = (tag: string) => `<li><a href="#${anchor(tag)}">${esc(tag)}</a></li>`;

const section = (tag: string, entries: Entry[], document: ApiDocument) =>
  `<section><h2 id="${anchor(tag)}">${esc(tag)}</h2>${entries.map((entry) => article(entry, document)).join('')}</section>`;

function article({ method, path, operation }: Entry, document: ApiDocument): string {
  return [
    // A path that is there with and without the last slash still needs two names.
    `<article id="${anchor(`${method} ${path.replace(/\/$/, '/slash')}`)}"><h3><span class="method">${method.toUpperCase()}</span> <code>${esc(path)}</code></h3>`,
    operation.summary ? `<p>${prose(operation.summary)}</p>` : '',
    operation.description ? `<p>${prose(operation.description)}</p>` : '',
    operation.security?.length ? '<p class="soft">Needs a signed-in person.</p>' : '',
    parametersTable(operation.parameters ?? []),
    bodyTable('Body', operation.requestBody?.content, document),
    answersTable(operation.responses ?? {}, document),
    '</article>',
  ].join('');
}

function parametersTable(parameters: Parameter[]): string {
  if (!parameters.length) return '';
  const rows = parameters.map((p) => [
    `<code>${esc(p.name)}</code>`,
    p.in,
    p.required ? 'required' : 'optional',
    prose(p.description ?? String(p.schema?.description ?? p.schema?.type ?? '')),
  ]);
  return `<h4>Parameters</h4>${table(rows)}`;
}

function bodyTable(title: string, content: Content | undefined, document: ApiDocument): string {
  const schema = Object.values(content ?? {})[0]?.schema;
  const rows = schema ? schemaRows(schema, document.components?.schemas as Record<string, Schema> | undefined) : [];
  if (!rows.length) return '';
  const cells = rows.map((row) => [
    `<code>${esc(row.name)}</code>`,
    esc(row.type),
    row.required ? 'required' : 'optional',
    prose(row.description),
  ]);
  return `<h4>${title}</h4>${table(cells)}`;
}

function answersTable(responses: NonNullable<Operation['responses']>, document: ApiDocument): string {
  const rows = Object.entries(responses).map(([status, response]) => [
    `<code>${esc(status)}</code>`,
    prose(response.description ?? ''),
  ]);
  const good = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  return `<h4>Answers</h4>${table(rows)}${bodyTable('What comes back', good?.content, document)}`;
}

function problemsSection(): string {
  const items = Object.entries(STATUS).map(([kind, status]) => [
    `<code id="problem-${kind}">${status}</code>`,
    esc(problemTitles[kind as keyof typeof STATUS]),
  ]);
  return `<section><h2 id="problems">Errors</h2>${table(items)}</section>`;
}

const table = (rows: string[][]) =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

const anchor = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Text with `code` between backticks. */
const prose = (text: string) => esc(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const esc = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
