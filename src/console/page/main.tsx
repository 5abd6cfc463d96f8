import '@picocss/pico/css/pico.min.css';
import './styles.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { followScroll } from './scroll.ts';
import { signInByItself } from './session.ts';

const root = document.getElementById('console');
signInByItself();
followScroll();
if (root) render(<App />, root);
