import { describe, expect, test } from 'vitest';
import { bareFacts, copyrightYears, fillPage, socialName } from './site-facts.ts';

const PAGE =
  '<when-operator-email><a href="__OPERATOR_MAILTO__">__OPERATOR_EMAIL__</a></when-operator-email>' +
  '<unless-operator-email>Ask around</unless-operator-email>' +
  '<when-operator-name> of __OPERATOR_NAME__</when-operator-name>' +
  '<when-social-links><ul><each-social-link><li title="__SOCIAL_ADDRESS__">__SOCIAL_NAME__</li></each-social-link></ul></when-social-links>' +
  '<when-ai-off>none</when-ai-off><when-ai-builtin>ours</when-ai-builtin> © __COPYRIGHT_YEARS__ __CSP_NONCE__';

describe('a public page', () => {
  test('has the default facts on a server without configuration', () => {
    expect(fillPage(PAGE, bareFacts(2025))).toBe('Ask aroundours © 2025 __CSP_NONCE__');
  });

  test('names the operator and the links that were set', () => {
    const facts = {
      ...bareFacts(2027),
      operatorName: 'Ana & Sons',
      operatorEmail: 'ana+help@example.com',
      socialLinks: ['https://github.com/ana', 'https://example.org/?a=1&b=2'],
      ai: 'off' as const,
    };
    expect(fillPage(PAGE, facts)).toBe(
      '<a href="mailto:ana%2Bhelp@example.com">ana+help@example.com</a> of Ana &#38; Sons' +
        '<ul><li title="https://github.com/ana">GitHub</li>' +
        '<li title="https://example.org/?a=1&#38;b=2">example.org</li></ul>none © 2025–2027 __CSP_NONCE__',
    );
  });

  test('invites to try a project only where that is offered', () => {
    const page = '<when-trying>Type</when-trying><unless-trying>Look</unless-trying>';
    expect(fillPage(page, bareFacts(2026))).toBe('Type');
    expect(fillPage(page, { ...bareFacts(2026), isTryingOffered: false })).toBe('Look');
  });

  test('supports nested conditions', () => {
    const page =
      '<when-operator-email>Write to <when-operator-name>__OPERATOR_NAME__</when-operator-name>' +
      '<unless-operator-name>us</unless-operator-name></when-operator-email>';
    const facts = { ...bareFacts(2026), operatorEmail: 'ana@example.com' };
    expect(fillPage(page, facts)).toBe('Write to us');
    expect(fillPage(page, { ...facts, operatorName: 'Ana' })).toBe('Write to Ana');
    expect(fillPage(page, bareFacts(2026))).toBe('');
  });

  test('treats configured text neither as markup nor as a placeholder', () => {
    const operatorName = '<script>"x"</script><when-ai-off>__OPERATOR_EMAIL__';
    const html = fillPage('<when-operator-name><b title="__OPERATOR_NAME__"></b></when-operator-name>', {
      ...bareFacts(2026),
      operatorName,
      operatorEmail: 'a@b.example',
    });
    expect(html).toBe(
      '<b title="&#60;script&#62;&#34;x&#34;&#60;/script&#62;&#60;when-ai-off&#62;__OPERATOR_EMAIL__"></b>',
    );
  });
});

test('the copyright begins in 2025 and runs to this year', () => {
  expect(copyrightYears(2025)).toBe('2025');
  expect(copyrightYears(2027)).toBe('2025–2027');
});

test('a link is called after the network it leads to', () => {
  expect(socialName('https://www.linkedin.com/company/daymark')).toBe('LinkedIn');
  expect(socialName('https://social.example.org/@ana')).toBe('social.example.org');
});
