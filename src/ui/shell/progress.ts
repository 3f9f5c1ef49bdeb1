import nprogress from 'nprogress';
import './progress.css';

/** The specification's figures (section 9), in milliseconds and parts of the whole. */
export const PROGRESS = { minimum: 0.08, trickleRate: 0.02, trickleSpeed: 800, speed: 200, showSpinner: false };

nprogress.configure(PROGRESS);

/** The thin bar at the top while something is under way. Every start needs its `doneProgress`. */
export const startProgress = (): void => {
  nprogress.start();
};
export const doneProgress = (): void => {
  nprogress.done();
};
