/**
 * Zod tries `new Function` when the first object schema is made, which the content security policy reports. It reads
 * this before it does; set here, it holds whichever chunk brings zod, and zod itself stays out of the first load.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
