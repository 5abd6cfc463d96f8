import { useEffect, useState } from 'preact/hooks';

/** So long a wait says nothing of itself: what is there in less would only flicker, and be painted twice. */
const PATIENCE_MS = 400;

/** Whether something has been so for a while. */
export function useDelayed(isSo: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isSo]);
  return isSo && isLate;
}
