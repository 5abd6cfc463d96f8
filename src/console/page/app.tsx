import { useEffect, useState } from 'preact/hooks';
import { type Address, formatAddress } from './address.ts';
import { currentAddress, go, leftAt } from './current-address.ts';
import { knowledge, learn } from './knowledge.ts';
import { Fault, Waiting } from './parts/messages.tsx';
import { session, signInNeeded, signOut } from './session.ts';
import { SignIn } from './sign-in.tsx';
import { VIEWS } from './views/registry.ts';
import { marketName } from './words.ts';

const current = () => VIEWS.find(({ id }) => id === currentAddress.value.view) ?? VIEWS[0];

/** Where a view was left, with what is filtered by in the view that is shown. */
function addressOfView(id: string): Address {
  const left = leftAt(id);
  const here = current();
  const there = VIEWS.find((view) => view.id === id);
  const told = knowledge.value;
  if (id === here.id || !told || !here.filtering || !there?.filtering) return left;
  return there.filtering.write(told, left, here.filtering.read(told, currentAddress.value));
}

function Menu() {
  return (
    <nav aria-label="Views" class="views">
      {VIEWS.map(({ id, title }) => (
        <a
          key={id}
          href={formatAddress(addressOfView(id))}
          aria-current={id === current().id ? 'page' : undefined}
          onClick={(event) => {
            // another tab or window is wanted
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            go(addressOfView(id));
          }}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}

function Who() {
  const signedIn = session.value;
  if (!signedIn) return null;
  return (
    <div class="who">
      <span>{signedIn.by === 'demo' ? 'Demo key, sample market' : `Key …${signedIn.key.slice(-4)}`}</span>
      <button type="button" class="plain" onClick={() => signOut()}>
        {signedIn.by === 'demo' ? 'Use another key' : 'Sign out'}
      </button>
    </div>
  );
}

function Body({ fault }: { fault: string | undefined }) {
  if (fault)
    return (
      <Fault fault={{ message: `The console could not start: ${fault}` }} again={() => location.reload()} />
    );
  if (knowledge.value && session.value) {
    const { show: Show } = current();
    return <Show />;
  }
  return signInNeeded.value === undefined || session.value ? <Waiting /> : <SignIn />;
}

/** What the tab is called: what is looked at, by its values. */
function tabTitle(): string {
  const { path, params } = currentAddress.value;
  const { market } = knowledge.value?.searches.find((search) => search.path === path) ?? {};
  const place = market && marketName(market);
  const values = [...params].flatMap(([name, value]) => (name.startsWith('~') ? [] : [value]));
  return [values.slice(0, 3).join(', '), place, current().title, 'Forecourt'].filter(Boolean).join(' · ');
}

/** The whole page: menu, who is signed in, the view of the address. Whoever signs in has it learn what is theirs. */
export function App() {
  const [fault, setFault] = useState<string>();
  const key = session.value?.key;
  useEffect(() => {
    setFault(undefined);
    if (key === undefined) return;
    learn(key).catch((error: unknown) => setFault(error instanceof Error ? error.message : String(error)));
  }, [key]);
  const named = tabTitle();
  useEffect(() => {
    document.title = named;
  }, [named]);
  return (
    <>
      <button type="button" class="skip" onClick={() => document.getElementById('content')?.focus()}>
        Skip to content
      </button>
      {current().id === 'explore' ? (
        <button
          type="button"
          class="skip"
          onClick={() => document.querySelector<HTMLElement>('.results')?.focus()}
        >
          Skip to what was found
        </button>
      ) : null}
      <header class="top">
        <h1>Forecourt</h1>
        <Menu />
        <Who />
      </header>
      <main id="content" tabIndex={-1}>
        <Body fault={fault} />
      </main>
      {/* behind what is looked at: nobody who works with the keyboard passes it on the way there */}
      <footer>
        <a href="/reference" target="_blank" rel="noreferrer noopener">
          Reference of the API
        </a>
      </footer>
    </>
  );
}
