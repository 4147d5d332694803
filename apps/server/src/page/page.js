// Draws the scene and the chronicle from the live feed; all text reaches the page as text.
const meta = document.querySelector('#meta');
const places = document.querySelector('#places');
const chronicle = document.querySelector('#chronicle');
const CHRONICLE_LINES = 40;
const WORDS = {
  ja: {
    title: '箱庭',
    happened: 'できごと',
    other: 'English',
    inHand: (names) => `手に ${names.join('、')}`,
    inside: (name) => `${name}の中`,
    lost: 'つながりが切れました。つなぎ直しています…',
    states: {
      on: '入',
      off: '切',
      open: '開',
      closed: '閉',
      locked: '施錠',
      empty: '空',
      broken: '壊れている',
    },
  },
  en: {
    title: 'Hakoniwa',
    happened: 'What happened',
    other: '日本語',
    inHand: (names) => `holding ${names.join(', ')}`,
    inside: (name) => `in the ${name}`,
    lost: 'The connection is gone. Connecting again…',
    states: {
      on: 'on',
      off: 'off',
      open: 'open',
      closed: 'closed',
      locked: 'locked',
      empty: 'empty',
      broken: 'broken',
    },
  },
};
const asked = new URLSearchParams(location.search).get('language') ?? navigator.language;
const language = asked.startsWith('ja') ? 'ja' : 'en';
const words = WORDS[language];
const otherLanguage = language === 'ja' ? 'en' : 'ja';
document.documentElement.lang = language;
document.querySelector('#title').textContent = words.title;
document.querySelector('#happened').textContent = words.happened;
const link = document.querySelector('#other');
link.textContent = words.other;
link.lang = otherLanguage;
link.href = `/?language=${otherLanguage}`;

const node = (tag, className, ...children) => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
};

const small = (text) => (text ? [' ', node('small', '', text)] : []);

function personNode(view, person) {
  const held = view.props.filter((prop) => prop.heldBy === person.id).map((prop) => prop.name);
  const notes = [person.posture, held.length > 0 ? words.inHand(held) : ''].filter(Boolean);
  return node('p', 'person', person.name, ...small(notes.join(' · ')));
}

function thingNode(view, prop) {
  const inside = view.props.find((other) => other.id === prop.inside);
  return node(
    'li',
    'thing',
    prop.name,
    ...small(
      [
        inside ? words.inside(inside.name) : '',
        ...prop.state.flatMap((word) => words.states[word] ?? []),
      ]
        .filter(Boolean)
        .join(' '),
    ),
  );
}

function isInPlace(view, prop, place) {
  if (prop.place) return prop.place === place.id;
  const container = view.props.find((other) => other.id === prop.inside);
  return container ? isInPlace(view, container, place) : false;
}

function placeNode(view, place) {
  const people = view.characters.filter((person) => person.place === place.id);
  const things = view.props.filter((prop) => isInPlace(view, prop, place));
  const list = node('ul', '', ...things.map((prop) => thingNode(view, prop)));
  return node(
    'article',
    'place',
    node('h2', '', place.name),
    ...people.map((person) => personNode(view, person)),
    list,
  );
}

function draw({ view, lines }) {
  meta.textContent = [`${view.time.label} ${view.time.clock}`, view.weather]
    .filter(Boolean)
    .join(' · ');
  places.replaceChildren(...view.places.map((place) => placeNode(view, place)));
  for (const { clock, text } of lines)
    chronicle.prepend(node('li', '', node('time', '', clock), text));
  while (chronicle.children.length > CHRONICLE_LINES) chronicle.lastElementChild.remove();
}

/** A token behind the # of the address signs this browser in, and leaves the address at once. */
async function signIn() {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (!token) return;
  history.replaceState(null, '', location.pathname + location.search);
  await fetch('/v1/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hakoniwa-request': '1' },
    body: JSON.stringify({ token }),
  });
}

/** A door that stays shut may want to know who is there. */
async function knock() {
  const { signedIn } = await (await fetch('/v1/session')).json();
  if (!signedIn) location.assign(`/sign-in?language=${language}`);
}

function stillLost() {
  meta.textContent = words.lost;
}

function follow() {
  const feed = new EventSource(`/v1/live?language=${language}`);
  feed.addEventListener('scene', (message) => {
    const scene = JSON.parse(message.data);
    if (!scene.resumed) chronicle.replaceChildren();
    draw(scene);
  });
  feed.addEventListener('error', () => {
    meta.textContent = words.lost;
    if (feed.readyState === EventSource.CLOSED) knock().then(undefined, stillLost);
  });
}

signIn().then(follow, follow);
