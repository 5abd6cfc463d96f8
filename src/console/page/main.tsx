import '@picocss/pico/css/pico.min.css';
import './styles.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { learn } from './knowledge.ts';
import { signInByItself } from './session.ts';

const root = document.getElementById('console');
if (root) render(<App learnt={Promise.all([learn(), signInByItself()])} />, root);
