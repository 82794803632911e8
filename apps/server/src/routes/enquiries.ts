import type { enquiryRoutes } from '@daymark/contract/enquiries';
import { answerEnquiry } from '../enquiries/service.ts';
import type { Handlers } from './mount.ts';

export const enquiryHandlers: Handlers<typeof enquiryRoutes> = {
  answer: ({ body }, context) => answerEnquiry(context, body),
};
