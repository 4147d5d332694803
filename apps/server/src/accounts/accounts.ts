// Accounts: making one, signing in and out, changing the password, and being known again by a cookie or a token.

import { APIError } from 'better-auth/api';
import type { Pass } from '../borders/pass.ts';
import { Refused } from '../refused.ts';
import { accountName, addressOfName } from './account-name.ts';
import { type Auth, type AuthOptions, openAuth } from './auth.ts';
import { bearerOfToken, giveInvitationBack, makeOperator, takeInvitation } from './rows/index.ts';
import { hashOf } from './secrets.ts';

export interface AccountsOptions extends AuthOptions {
  readonly signUp: 'invited' | 'open';
}

/** What a browser shows: its cookies, and whether it came by https. */
export interface Browser {
  readonly cookie: string | undefined;
  readonly isSecure: boolean;
}

/** What is answered to a browser: who it is now, and the cookies it is to keep. */
export interface SignedIn {
  readonly account: Account;
  readonly cookies: readonly string[];
}

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly role: 'keeper' | 'member';
}

export class Accounts {
  readonly signUpBy: 'invited' | 'open';
  readonly database: AuthOptions['database'];
  readonly #plain: Auth;
  readonly #secure: Auth;

  constructor(options: AccountsOptions) {
    this.signUpBy = options.signUp;
    this.database = options.database;
    this.#plain = openAuth(options, { isSecure: false });
    this.#secure = openAuth(options, { isSecure: true });
  }

  /** Who shows these cookies; undefined for nobody. */
  async passOfCookie(browser: Browser): Promise<Pass | undefined> {
    const found = await this.#session(browser);
    if (!found) return undefined;
    const { user, session } = found;
    return {
      ...{ owner: user.id, by: 'session', id: session.id, name: user.name, mayWrite: true },
      isKeeper: user.role === 'keeper',
    };
  }

  /** Whose program shows this token; undefined for nobody's. */
  async passOfToken(token: string): Promise<Pass | undefined> {
    const bearer = await bearerOfToken(this.database, hashOf(token));
    if (!bearer) return undefined;
    const { id, userId: owner, userName: name, mayWrite, role } = bearer;
    return { ...{ owner, by: 'token', id, name, mayWrite }, isKeeper: role === 'keeper' };
  }

  /** Throws INVITATION or NAME_TAKEN; without an invitation nothing is told about names. */
  async signUp(
    wanted: { name: string; password: string; invitation?: string | undefined },
    browser: Browser,
  ): Promise<SignedIn> {
    const invitation = await this.#invitation(wanted.invitation);
    try {
      const signed = await this.#create(wanted, browser);
      if (!invitation?.isSetup) return signed;
      if (await makeOperator(this.database, signed.account.id))
        return { ...signed, account: { ...signed.account, role: 'keeper' } };
      await this.deleteAccount(wanted.password, { ...browser, cookie: cookieOf(signed.cookies) });
      throw noInvitation();
    } catch (error) {
      if (invitation) await giveInvitationBack(this.database, invitation.id);
      throw error;
    }
  }

  /** Throws UNAUTHORIZED, the same for a wrong name and a wrong password. */
  async signIn(
    { name, password }: { name: string; password: string },
    browser: Browser,
  ): Promise<SignedIn> {
    const body = { email: addressOfName(name), password };
    try {
      const { response, headers } = await this.#auth(browser).api.signInEmail({
        body,
        returnHeaders: true,
      });
      // A browser that was somebody before is so no more; what it brought along is never taken over.
      await this.signOut(browser);
      const account = accountOf(response.user as { id: string; name: string; role?: unknown });
      return { account, cookies: headers.getSetCookie() };
    } catch (error) {
      throw this.#refusal(
        error,
        () => new Refused('UNAUTHORIZED', 'the name or the password is wrong'),
      );
    }
  }

  /** Ends the session of this browser; gives the cookies that make it forget. */
  async signOut(browser: Browser): Promise<readonly string[]> {
    const answer = await this.#auth(browser).api.signOut({
      headers: headersOf(browser),
      returnHeaders: true,
    });
    return answer.headers.getSetCookie();
  }

  /** Ends every session of whoever shows these cookies. */
  async signOutEverywhere(browser: Browser): Promise<readonly string[]> {
    await this.#auth(browser).api.revokeSessions({ headers: headersOf(browser) });
    return this.signOut(browser);
  }

  /** Throws WRONG_PASSWORD. Every session ends; this browser gets a new one. */
  async changePassword(
    { current, next }: { current: string; next: string },
    browser: Browser,
  ): Promise<readonly string[]> {
    try {
      const { headers } = await this.#auth(browser).api.changePassword({
        body: {
          currentPassword: current,
          newPassword: next,
          revokeOtherSessions: true,
        },
        headers: headersOf(browser),
        returnHeaders: true,
      });
      return headers.getSetCookie();
    } catch (error) {
      throw this.#refusal(error, wrongPassword);
    }
  }

  /** Throws WRONG_PASSWORD. */
  async checkPassword(password: string, browser: Browser): Promise<void> {
    try {
      await this.#auth(browser).api.verifyPassword({
        body: { password },
        headers: headersOf(browser),
      });
    } catch (error) {
      throw this.#refusal(error, wrongPassword);
    }
  }

  /** Throws WRONG_PASSWORD. Whatever belongs to the account goes with it. */
  async deleteAccount(password: string, browser: Browser): Promise<readonly string[]> {
    try {
      const { headers } = await this.#auth(browser).api.deleteUser({
        body: { password },
        headers: headersOf(browser),
        returnHeaders: true,
      });
      return headers.getSetCookie();
    } catch (error) {
      throw this.#refusal(error, wrongPassword);
    }
  }

  #refusal(error: unknown, refused: () => Refused): unknown {
    return asRefusal(error, { refused, database: this.database });
  }

  #auth({ isSecure }: Browser): Auth {
    return isSecure ? this.#secure : this.#plain;
  }

  async #session(browser: Browser) {
    if (browser.cookie === undefined) return undefined;
    const found = await this.#auth(browser).api.getSession({ headers: headersOf(browser) });
    return found ?? undefined;
  }

  async #invitation(code: string | undefined) {
    if (code === undefined && this.signUpBy === 'open') return undefined;
    const taken = code && (await takeInvitation(this.database, hashOf(code)));
    if (!taken) throw noInvitation();
    return taken;
  }

  async #create(
    { name, password }: { name: string; password: string },
    browser: Browser,
  ): Promise<SignedIn> {
    const body = {
      name: accountName(name),
      email: addressOfName(name),
      password: password,
    };
    try {
      const { response, headers } = await this.#auth(browser).api.signUpEmail({
        body,
        returnHeaders: true,
      });
      return { account: accountOf(response.user), cookies: headers.getSetCookie() };
    } catch (error) {
      throw this.#refusal(error, () => new Refused('NAME_TAKEN', 'somebody has this name already'));
    }
  }
}

function headersOf({ cookie }: Browser): Headers {
  return new Headers(cookie === undefined ? {} : { cookie });
}

function cookieOf(cookies: readonly string[]): string {
  return cookies.map((one) => one.split(';')[0]).join('; ');
}

/** Someone's role in the answers of the library is a string like any other. */
function accountOf(user: { id: string; name: string; role?: unknown }): Account {
  return { id: user.id, name: user.name, role: user.role === 'keeper' ? 'keeper' : 'member' };
}

/** The library's word for rows it could not write, whatever the reason. */
const NOT_WRITTEN = 422;

/** What the library refuses is refused in our words; what went wrong in it stays what it is. */
function asRefusal(error: unknown, { refused, database }: Refusing): unknown {
  if (!(error instanceof APIError)) return error;
  const failure = error.statusCode >= NOT_WRITTEN ? database.storage.stoppedBy : undefined;
  return failure ?? (error.statusCode < 500 ? refused() : error);
}

interface Refusing {
  readonly refused: () => Refused;
  readonly database: AuthOptions['database'];
}

function wrongPassword(): Refused {
  return new Refused('WRONG_PASSWORD', 'the password is wrong');
}

function noInvitation(): Refused {
  return new Refused('INVITATION', 'an invitation that still holds is needed');
}
