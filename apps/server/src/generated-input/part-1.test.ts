import { tryOperations } from '../testing/generated/trying.ts';

tryOperations(1);
