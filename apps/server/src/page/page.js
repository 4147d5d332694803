// Draws the scene and the chronicle from the live feed; all text reaches the page as text.
const meta = document.querySelector('#meta');
const places = document.querySelector('#places');
const chronicle = document.querySelector('#chronicle');
const CHRONICLE_LINES = 40;
const STATES = {
  on: '入',
  off: '切',
  open: '開',
  closed: '閉',
  locked: '施錠',
  empty: '空',
  broken: '壊れている',
};

const node = (tag, className, ...children) => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
};

const small = (text) => (text ? [' ', node('small', '', text)] : []);

function personNode(view, person) {
  const held = view.props.filter((prop) => prop.heldBy === person.id).map((prop) => prop.name);
  const notes = [person.posture, held.length > 0 ? `手に ${held.join('、')}` : ''].filter(Boolean);
  return node('p', 'person', person.name, ...small(notes.join(' · ')));
}

function thingNode(view, prop) {
  const inside = view.props.find((other) => other.id === prop.inside);
  return node(
    'li',
    'thing',
    prop.name,
    ...small(
      [inside ? `${inside.name}の中` : '', ...prop.state.flatMap((word) => STATES[word] ?? [])]
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

let isFirst = true;
const feed = new EventSource('/v1/live');
feed.addEventListener('open', () => {
  isFirst = true;
});
feed.addEventListener('scene', (message) => {
  if (isFirst) chronicle.replaceChildren();
  isFirst = false;
  draw(JSON.parse(message.data));
});
feed.addEventListener('error', () => {
  meta.textContent = 'つながりが切れました。つなぎ直しています…';
});
