import { join } from 'node:path';

/** The demo's data stand in a folder of their own inside the data folder, so that it never meets real ones. */
export function demoDataDir() {
  const dataDir = process.env.DATA_DIR || (process.getuid?.() === 0 ? '/var/lib/daymark' : 'data');
  return join(dataDir, 'demo');
}
