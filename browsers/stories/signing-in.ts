import type { Story } from '../story.ts';

const summary = 'main [role=region], main section';

export const signingIn: Story = {
  name: 'signing in, after forgetting to fill in the form',
  async run(visitor, { accounts }) {
    const account = accounts.find(({ accountType }) => accountType === 'Standard');
    if (account === undefined) throw new Error('the demo has no account of a member');
    await visitor.visit('/login?returnTo=%2Fcontact');
    await visitor.click('main form button[type=submit]');
    await visitor.until(
      'what is missing',
      `return [...document.querySelectorAll('${summary}')].some((part) => part.querySelectorAll('a[href^="#"]').length === 2)`,
    );
    await visitor.click('main input[type=email], main input[name=email]');
    await visitor.type(account.email);
    await visitor.press('Tab');
    await visitor.until('the password field', 'return document.activeElement.type === "password"');
    await visitor.type(account.password);
    await visitor.press('Enter');
    await visitor.until(
      'the page where one was going',
      'return location.pathname === "/contact" && document.querySelector("header a[href$=\\"/account\\"], header a[href*=\\"/account/\\"]") !== null',
    );
    // At once, whether the application is there or not.
    await visitor.click('header a[href$="/account/profile"]');
    await visitor.until(
      'the account',
      'return location.pathname === "/account/profile" && document.querySelector("main h1") !== null',
    );
  },
};
