// Written by `npm run tables` from the migrated database; the tests fail when it is out of date.
import type { ColumnType } from 'kysely';

/** The database fills it in when an insert leaves it out. */
type Generated<T> =
  T extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Json = ColumnType<unknown, string, string>;

export interface ControlTables {
  platform: {
    id: Generated<string>;
    key: string;
    schema_name: string;
    created_at: Generated<Timestamp>;
  };
  platform_host: {
    host: string;
    platform_id: string;
  };
}

export interface PlatformTables {
  account: {
    id: string;
    account_id: string;
    provider_id: string;
    user_id: string;
    access_token: string | null;
    refresh_token: string | null;
    id_token: string | null;
    access_token_expires_at: Timestamp | null;
    refresh_token_expires_at: Timestamp | null;
    scope: string | null;
    password: string | null;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  asset: {
    id: Generated<string>;
    name: string;
    media_type: string;
    byte_size: number;
    width: number | null;
    height: number | null;
    sha256: string;
    visibility: Generated<string>;
    role_ids: Generated<string[]>;
    created_at: Generated<Timestamp>;
  };
  block_instance: {
    id: string;
    page_id: string;
  };
  cache_token: {
    is_only_row: Generated<boolean>;
    token: Generated<string>;
  };
  former_path: {
    path: string;
    page_id: string | null;
    since: Generated<Timestamp>;
  };
  menu: {
    id: Generated<string>;
    name: string;
  };
  menu_item: {
    id: Generated<string>;
    menu_id: string;
    parent_id: string | null;
    sort_order: number;
    name: Json;
    description: Generated<Json>;
    url_segment: Json;
    page_id: string | null;
    external_url: string | null;
    is_visible: Generated<boolean>;
    related_ids: Generated<string[]>;
  };
  page: {
    id: Generated<string>;
    published_version_id: string | null;
    created_at: Generated<Timestamp>;
    deleted_at: Timestamp | null;
  };
  page_search: {
    page_id: string;
    language: string;
    title: string;
    title_lang: string | null;
    body: string;
    body_lang: string | null;
    visibility: string;
    role_ids: Generated<string[]>;
    matched: string;
    ranked: string;
  };
  page_version: {
    id: Generated<string>;
    page_id: string;
    number: number;
    document: Json;
    published_at: Generated<Timestamp>;
    published_by: string;
  };
  role: {
    id: Generated<string>;
    name: string;
    description: Generated<string>;
    granted_on: Generated<string>;
    created_at: Generated<Timestamp>;
  };
  session: {
    id: string;
    expires_at: Timestamp;
    token: string;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
    ip_address: string | null;
    user_agent: string | null;
    user_id: string;
  };
  setting: {
    key: string;
    value: Json;
    updated_at: Generated<Timestamp>;
  };
  sign_in_try: {
    key: string;
    tries: number;
    window_ends_at: Timestamp;
  };
  user: {
    id: string;
    name: string;
    email: string;
    email_verified: Generated<boolean>;
    image: string | null;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
    account_type: Generated<string>;
    origin: Generated<string>;
    is_active: Generated<boolean>;
    first_name: Generated<string>;
    middle_name: Generated<string>;
    last_name: Generated<string>;
    properties: Generated<Json>;
    terms_of_use_version_accepted: number | null;
    terms_of_use_asked: Generated<boolean>;
  };
  user_role: {
    user_id: string;
    role_id: string;
  };
  verification: {
    id: string;
    identifier: string;
    value: string;
    expires_at: Timestamp;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
}
