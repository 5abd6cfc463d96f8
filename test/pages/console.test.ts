import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { describeOnEngine } from '../market/load.ts';
import { noBrowser } from './browser.ts';
import { checking } from './console/check.ts';
import { allDay } from './console/day.ts';
import { dealers } from './console/dealer.ts';
import { exploring } from './console/explore.ts';
import { figures } from './console/figures.ts';
import { hands } from './console/hands.ts';
import { histograms } from './console/histograms.ts';
import { ConsoleInstallation } from './console/installation.ts';
import { journeys } from './console/journeys.ts';
import { keyboard } from './console/keyboard.ts';
import { limits } from './console/limits.ts';
import { markets } from './console/markets.ts';
import { numbers } from './console/numbers.ts';
import { pivoting } from './console/pivot.ts';
import { rights } from './console/rights.ts';
import { savedViews } from './console/saved.ts';
import { scattering } from './console/scatter.ts';
import { shown } from './console/shown.ts';
import { signingIn } from './console/signing-in.ts';
import { units } from './console/units.ts';

/** The console in a real browser, used as a person would, on the sample market. */
describeOnEngine('console', () => {
  const installation = new ConsoleInstallation();
  beforeAll(async () => {
    if (!noBrowser) await installation.start();
  });
  // no error on any page, the policy's refusals included, and nothing asked for elsewhere
  afterEach(async () => expect(await installation.lookAway()).toEqual([]));
  afterAll(() => installation.close());

  exploring(installation);
  checking(installation);
  figures(installation);
  markets(installation);
  histograms(installation);
  limits(installation);
  journeys(installation);
  allDay(installation);
  hands(installation);
  pivoting(installation);
  dealers(installation);
  scattering(installation);
  savedViews(installation);
  rights(installation);
  keyboard(installation);
  signingIn(installation);
  shown(installation);
  units(installation);
  numbers(installation);
});
