// Runs in a thread of its own, which has to learn TypeScript first.
import { register } from 'tsx/esm/api';

register();
const { work } = await import('./work.ts');
export default work;
