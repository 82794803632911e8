import { EACH_SOCIAL_LINK, type SiteCondition } from '@daymark/contract/site-facts';
import { createElement, type ReactNode } from 'react';

type ConditionProps = { fact: SiteCondition; children: ReactNode };

/** Only on servers for which the fact is true; the server removes it otherwise. */
export const When = ({ fact, children }: ConditionProps) => createElement(`when-${fact}`, null, children);

/** Only on servers for which the fact is false. */
export const Unless = ({ fact, children }: ConditionProps) => createElement(`unless-${fact}`, null, children);

type IfKnownProps = { fact: SiteCondition; known: ReactNode; unknown: ReactNode };

/** One of two texts: with the server's fact, or without it. */
export const IfKnown = ({ fact, known, unknown }: IfKnownProps) => (
  <>
    <When fact={fact}>{known}</When>
    <Unless fact={fact}>{unknown}</Unless>
  </>
);

/** Repeated by the server for each configured link. */
export const EachSocialLink = ({ children }: { children: ReactNode }) =>
  createElement(EACH_SOCIAL_LINK, null, children);
