import fc from 'fast-check';

/** The same examples at each run, so that a failure is a change; other ones with PROPERTY_SEED=number. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_128) });
