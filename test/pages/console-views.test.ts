import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { describeOnEngine } from '../market/load.ts';
import { noBrowser } from './browser.ts';
import { alerted } from './console/alerts.ts';
import { comparing } from './console/compare.ts';
import { loadDays } from './console/days.ts';
import { everyView } from './console/every-view.ts';
import { watching } from './console/health.ts';
import { ConsoleInstallation } from './console/installation.ts';
import { selling } from './console/sold.ts';
import { following } from './console/trends.ts';
import { oneVehicle } from './console/vehicle.ts';

/** The views beside Explore in a real browser, used as a person would, on a market of which every number is known. */
describeOnEngine('views of the console', () => {
  const installation = new ConsoleInstallation(loadDays);
  beforeAll(async () => {
    if (!noBrowser) await installation.start();
  });
  // no error on any page, the policy's refusals included, and nothing asked for elsewhere
  afterEach(async () => expect(await installation.lookAway()).toEqual([]));
  afterAll(() => installation.close());

  comparing(installation);
  selling(installation);
  following(installation);
  oneVehicle(installation);
  watching(installation);
  everyView(installation);
  alerted(installation);
});
