import { expect, type Page } from '@playwright/test';

export async function beginChat(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'New chat' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
}
