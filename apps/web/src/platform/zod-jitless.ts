/**
 * Zod tries `new Function` when the first object schema is created, which the content security policy reports. It
 * checks this setting first. Set here, it works for every chunk with zod, and zod itself stays out of the first load.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
