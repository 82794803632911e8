import { tryOperations } from '../testing/generated/trying.ts';

tryOperations(3);
