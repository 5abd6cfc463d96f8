import { useState } from 'preact/hooks';
import { signIn, signInNeeded } from './session.ts';

/** Asks for an API key. It stays in memory; only who says so has it stored in this browser. */
export function SignIn() {
  const [key, setKey] = useState('');
  const [remember, setRemember] = useState(false);
  return (
    <article class="sign-in">
      <h2>Sign in</h2>
      <p>The console calls the public API with your API key.</p>
      {signInNeeded.value ? <p role="alert">{signInNeeded.value}</p> : null}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (key.trim()) signIn(key.trim(), remember);
        }}
      >
        <label>
          API key
          <input
            type="password"
            autocomplete="off"
            required
            value={key}
            onInput={(event) => setKey(event.currentTarget.value)}
          />
        </label>
        <label>
          <input
            type="checkbox"
            checked={remember}
            onChange={(event) => setRemember(event.currentTarget.checked)}
          />
          Remember the key in this browser. Otherwise it is kept only until you close this page.
        </label>
        <button type="submit">Sign in</button>
      </form>
    </article>
  );
}
