// Signing in and looking after one's account; all text reaches the page as text.
import { WORDS } from './sign-in-words.js';

const asked = new URLSearchParams(location.search).get('language') ?? navigator.language;
const languages = Object.keys(WORDS);
const language = languages.find((id) => asked.startsWith(id)) ?? 'en';
const words = WORDS[language];
const desk = document.querySelector('#desk');
const meta = document.querySelector('#meta');
const otherLanguage = languages[(languages.indexOf(language) + 1) % languages.length];
document.documentElement.lang = language;
document.querySelector('#title').textContent = words.title;
const link = document.querySelector('#other');
Object.assign(link, { textContent: words.other, lang: otherLanguage });
link.href = `/sign-in?language=${otherLanguage}`;

/** An invitation behind the # of the address leaves the address at once. */
const invitation = new URLSearchParams(location.hash.slice(1)).get('invitation') ?? '';
history.replaceState(null, '', location.pathname + location.search);

const node = (tag, properties, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};
const button = (text, press) => node('button', { type: 'button', onclick: guarded(press) }, text);
const input = (name, label, more = {}) =>
  node('label', {}, label, node('input', { name, required: true, ...more }));
const password = (name, label, autocomplete) =>
  input(name, label, { type: 'password', autocomplete, maxLength: 200 });

async function call(method, path, body) {
  const headers = { 'x-hakoniwa-request': '1' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  const read = await answer.json();
  if (!answer.ok) throw new Error(words.errors[read.error?.code] ?? words.errors.other);
  return read;
}

/** What goes wrong is said, never swallowed. */
function guarded(work) {
  return async (event) => {
    event.preventDefault();
    meta.textContent = '';
    try {
      await work(event);
    } catch (error) {
      meta.textContent = error.message;
    }
  };
}

function form(title, fields, send) {
  const submit = guarded(async ({ target }) => {
    await send(Object.fromEntries(new FormData(target)));
  });
  const press = node('button', { type: 'submit' }, title);
  return node('form', { onsubmit: submit }, node('h2', {}, title), ...fields, press);
}

const name = () => input('name', words.name, { autocomplete: 'username', maxLength: 40 });

function strangerForms({ access, signUp }) {
  if (access === 'token')
    return [
      form(words.signIn, [password('token', words.houseToken, 'off')], async (given) => {
        await call('POST', '/v1/session', given);
        location.assign(`/?language=${language}`);
      }),
    ];
  const fields = [name(), password('password', words.newPassword, 'new-password')];
  const code = input('invitation', words.invitation, { value: invitation, autocomplete: 'off' });
  if (signUp === 'open') code.querySelector('input').required = false;
  return [
    form(
      words.signIn,
      [name(), password('password', words.password, 'current-password')],
      (given) => call('POST', '/v1/session', given).then(show),
    ),
    form(words.signUp, [...fields, code], async ({ invitation: typed, ...given }) => {
      await call('POST', '/v1/account', typed ? { ...given, invitation: typed } : given);
      await show();
    }),
  ];
}

/** A list with a way to add to it and to end each of its entries; what is told once stands on top. */
function card({ title, rows, add, made }) {
  const told = made ? [node('p', {}, words.told), node('p', { className: 'told' }, made)] : [];
  return node('section', { className: 'card' }, node('h2', {}, title), ...told, ...rows, ...add);
}

async function tokenCard(made) {
  const { tokens } = await call('GET', '/v1/account/tokens');
  const rows = tokens.map(({ id, name: what, scope, lastUsedAt }) => {
    const when = lastUsedAt ? new Date(lastUsedAt).toLocaleString(language) : words.never;
    const end = button(words.revoke, () => call('DELETE', `/v1/account/tokens/${id}`).then(show));
    return node('div', { className: 'row' }, `${what} · ${words[scope]} · ${when}`, end);
  });
  const scopes = ['read', 'write'].map((scope) => node('option', { value: scope }, words[scope]));
  const scope = node('select', { name: 'scope' }, ...scopes);
  scope.setAttribute('aria-label', words.tokens);
  const fields = [input('name', words.tokenName, { maxLength: 200, autocomplete: 'off' }), scope];
  const add = form(words.make, fields, async (given) => {
    const { token } = await call('POST', '/v1/account/tokens', given);
    await show({ token });
  });
  return card({ title: words.tokens, rows, add: [add], made });
}

async function invitationCard(made) {
  const { invitations } = await call('GET', '/v1/invitations');
  const rows = invitations.map(({ id, createdAt, usedAt }) => {
    const when = new Date(createdAt).toLocaleString(language);
    const end = button(words.withdraw, () => call('DELETE', `/v1/invitations/${id}`).then(show));
    return node('div', { className: 'row' }, when, usedAt ? words.used : end);
  });
  const add = button(words.invite, async () => {
    const { code } = await call('POST', '/v1/invitations');
    await show({ code });
  });
  return card({ title: words.invitations, rows, add: [add], made });
}

function accountCard() {
  const leave = button(words.signOut, () => call('DELETE', '/v1/session').then(show));
  const leaveAll = button(words.everywhere, () => call('DELETE', '/v1/sessions').then(show));
  const enter = node('a', { href: `/?language=${language}` }, words.enter);
  return node('section', { className: 'card' }, enter, leave, leaveAll);
}

function passwordForms() {
  const current = () => password('current', words.current, 'current-password');
  const next = password('next', words.newPassword, 'new-password');
  const change = form(words.changePassword, [current(), next], async (given) => {
    await call('POST', '/v1/account/password', given);
    await show();
    meta.textContent = words.changed;
  });
  const warning = node('p', {}, words.deleteWarning);
  const gone = form(words.deleteAccount, [warning, current()], async ({ current: typed }) => {
    await call('DELETE', '/v1/account', { password: typed });
    await show();
  });
  return [change, gone];
}

async function show({ token, code } = {}) {
  const session = await call('GET', '/v1/session');
  if (session.access === 'local') meta.textContent = words.noAccounts;
  if (session.access === 'local' || !session.signedIn)
    return desk.replaceChildren(...(session.access === 'local' ? [] : strangerForms(session)));
  if (session.access === 'token') return desk.replaceChildren(accountCard());
  meta.textContent = words.hello(session.name);
  const invitations = session.role === 'keeper' ? [await invitationCard(code)] : [];
  desk.replaceChildren(accountCard(), await tokenCard(token), ...invitations, ...passwordForms());
}

await guarded(() => show())(new Event('load'));
