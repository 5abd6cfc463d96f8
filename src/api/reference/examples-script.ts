/**
 * The script of the pages: sends a request with the reader's key, and counts how full fields are. On this machine the key of the
 * sample is taken, as the console does; a key that is typed stays in the page.
 */
export const EXAMPLES_SCRIPT = `'use strict';
const field = document.getElementById('key');

async function keyOf() {
  if (field.value.trim() !== '') return field.value.trim();
  const answer = await fetch('/console/demo-key', { method: 'POST' });
  if (answer.status !== 200) throw new Error('Type a key first: there is no demo key for this page.');
  return (await answer.json()).key;
}

/** A request may be written as elsewhere: with /v2, as a whole URL, with a key. It goes to this server with the reader's key. */
function urlOf(target, key) {
  const written = target.trim().replace(/^https?:[/][/][^/]*/, '').replace(/^[/]*/, '/');
  const { pathname, search } = new URL(location.origin + written);
  const path = pathname.startsWith('/v2/') ? pathname : '/v2' + pathname;
  const query = search.slice(1).split('&').filter((one) => one !== '' && !one.startsWith('api_key='));
  return path + '?' + [...query, 'api_key=' + encodeURIComponent(key)].join('&');
}

const MOST = 100000;

/** The beginning of a text; the rest of a long one is not fetched. */
async function beginningOf(answer) {
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ''; ; ) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length <= MOST) continue;
    await reader.cancel();
    return text.slice(0, MOST) + '\\n… the rest is not shown';
  }
}

function bodyOf(answer) {
  const type = answer.headers.get('Content-Type') || '';
  if (/json($|;)/.test(type)) return answer.json();
  if (answer.body === null) return '';
  if (/^text|jsonl/.test(type)) return beginningOf(answer);
  answer.body.cancel();
  return type + ', which is no text';
}

async function ask(target, options) {
  const answer = await fetch(urlOf(target, await keyOf()), options);
  return { status: answer.status, body: await bodyOf(answer) };
}

function show(output, text) {
  const pre = document.createElement('pre');
  pre.tabIndex = 0;
  pre.textContent = text;
  output.replaceChildren(pre);
  return pre;
}

async function sendAndShow(output, target, options) {
  const waiting = show(output, 'Sending …');
  // what was sent later has taken its place
  const showOwn = (text) => waiting.isConnected && show(output, text);
  try {
    const { status, body } = await ask(target, options);
    showOwn(status + '\\n' + (typeof body === 'string' ? body : JSON.stringify(body, undefined, 2)));
  } catch (error) {
    showOwn(error.message);
  }
}

for (const button of document.querySelectorAll('[data-send]'))
  button.addEventListener('click', () =>
    sendAndShow(button.parentElement.querySelector('output'), button.dataset.send));

for (const form of document.querySelectorAll('[data-method]'))
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { target, body } = form.elements;
    sendAndShow(form.querySelector('output'), target.value, {
      method: form.dataset.method,
      ...(body ? { body: body.value, headers: { 'Content-Type': 'application/json' } } : {}),
    });
  });

const percent = (share) => (share > 0 && share < 0.005 ? 'below 1 %' : Math.round(share * 100) + ' %');

for (const button of document.querySelectorAll('[data-fill]'))
  button.addEventListener('click', async () => {
    const output = button.parentElement.querySelector('output');
    output.textContent = 'Counting …';
    try {
      const { status, body } = await ask(button.dataset.fill);
      if (status !== 200) throw new Error(body.message);
      for (const cell of button.closest('section').querySelectorAll('[data-full]')) {
        const { count, missing } = (body.stats || {})[cell.dataset.full] || {};
        const terms = (body.facets || {})[cell.dataset.full];
        if (count !== undefined) cell.textContent = percent(count / Math.max(1, count + missing));
        else if (Array.isArray(terms) && body.num_found > 0) {
          const counted = terms.reduce((sum, term) => sum + term.count, 0);
          cell.textContent = (terms.length === 1000 ? 'at least ' : '') + percent(Math.min(1, counted / body.num_found));
        }
      }
      output.textContent = body.num_found + ' listings';
    } catch (error) {
      output.textContent = error.message;
    }
  });
`;
