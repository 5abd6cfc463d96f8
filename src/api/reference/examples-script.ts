/**
 * The script of the pages: sends an example with the reader's key, and counts how full fields are. On this machine the key of the
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

async function ask(target) {
  const key = await keyOf();
  const url = '/v2' + target + (target.includes('?') ? '&' : '?') + 'api_key=' + encodeURIComponent(key);
  const answer = await fetch(url);
  return { status: answer.status, body: await answer.json() };
}

function show(output, text) {
  const pre = document.createElement('pre');
  pre.textContent = text;
  output.replaceChildren(pre);
}

for (const button of document.querySelectorAll('[data-send]'))
  button.addEventListener('click', async () => {
    const output = button.parentElement.querySelector('output');
    try {
      const { status, body } = await ask(button.dataset.send);
      show(output, status + '\\n' + JSON.stringify(body, undefined, 2));
    } catch (error) {
      show(output, error.message);
    }
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
