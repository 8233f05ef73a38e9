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
  answer_times: {
    begun_at: Timestamp;
    process_id: string;
    kept: number;
    made: number[];
  };
  backup: {
    id: Generated<string>;
    file: string;
    platform_key: string | null;
    made_at: Timestamp;
    seconds: number;
    bytes: Generated<number>;
    rows: Generated<number>;
    files: Generated<number>;
    is_sealed: boolean;
    failure: string | null;
    tried_at: Timestamp | null;
    trial_seconds: number | null;
    trial_failure: string | null;
    removed_at: Timestamp | null;
    failure_reason: Json | null;
    trial_failure_reason: Json | null;
    trial_pages: number | null;
  };
  backup_plan: {
    is_only: Generated<boolean>;
    is_on: boolean;
    hour: number;
    target: string;
    keep_days: number;
    keep_weeks: number;
    keep_months: number;
    is_tried: boolean;
  };
  backup_run: {
    is_only: Generated<boolean>;
    begun_at: Timestamp;
    step: string;
    done: Generated<number>;
    total: Generated<number>;
  };
  certificate: {
    host: string;
    platform_id: string;
    asked_at: Timestamp;
    valid_until: Timestamp | null;
    fault: string | null;
  };
  health_mail: {
    account_id: string;
    wants: string;
  };
  health_told: {
    part: string;
    needs_since: Timestamp | null;
    told_at: Timestamp | null;
    told_state: string | null;
  };
  heard_time: {
    begun_at: Timestamp;
    until: Timestamp;
  };
  outside_host: {
    host: string;
    free_at: Timestamp;
  };
  platform: {
    id: Generated<string>;
    key: string;
    schema_name: string;
    created_at: Generated<Timestamp>;
    sealed_secret: string | null;
    suspended_at: Timestamp | null;
    remove_after: Timestamp | null;
    server: Generated<string>;
    moving_to: string | null;
    moving_since: Timestamp | null;
  };
  platform_figures: {
    platform_id: string;
    measured_at: Timestamp;
    name: string;
    accounts: number;
    file_bytes: number;
    allowed_bytes: number | null;
    database_bytes: number;
    mail_waiting: number;
    mail_since: Timestamp | null;
    mail_failed: number;
    has_mail_server: boolean;
    long_work: number;
    long_work_since: Timestamp | null;
  };
  platform_host: {
    host: string;
    platform_id: string;
    given_by: Generated<string>;
  };
  process: {
    id: string;
    machine: string;
    pid: number;
    release: string;
    node: string;
    memory_bytes: number;
    started_at: Timestamp;
    seen_at: Timestamp;
    servers: Generated<string[]>;
    answers_per_second: Generated<number>;
    clock_ahead: number | null;
  };
  release_seen: {
    release: string;
    first_at: Timestamp;
  };
  storage_day: {
    day: string;
    measured_at: Timestamp;
    file_bytes: number;
    made_bytes: number;
    database_bytes: number;
    backup_bytes: number;
    other_bytes: number;
    free_bytes: number | null;
    total_bytes: number | null;
  };
}

export interface PlatformTables {
  access_token: {
    id: string;
    user_id: string;
    name: string;
    token_hash: string;
    hint: string;
    scope: string;
    created_at: Timestamp;
    expires_at: Timestamp;
    last_used_at: Timestamp | null;
    form_guid: string | null;
  };
  accessibility_finding: {
    id: Generated<string>;
    what: Json;
    place: Json;
    criteria: string[];
    cause: Json;
    effect: Json;
    measure: Json;
    planned_on: string | null;
    found_on: string;
    source: string;
    solved_on: string | null;
    revision: Generated<number>;
    created_at: Generated<Timestamp>;
  };
  accessibility_statement: {
    is_only: Generated<boolean>;
    settings: Json;
    revision: Generated<number>;
    updated_at: Timestamp | null;
    updated_by: Generated<string>;
  };
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
  account_deletion: {
    user_id: string;
    code_hash: string | null;
    code_expires_at: Timestamp | null;
    tries: Generated<number>;
    window_ends_at: Timestamp;
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
    holder_kind: Generated<string>;
    holder_id: string | null;
    added_by: string | null;
    title: Generated<Json>;
    alt: Generated<Json>;
    is_decorative: Generated<boolean>;
    credit: Generated<string>;
    focal_x: number | null;
    focal_y: number | null;
    folder_id: string | null;
    changed_at: Generated<Timestamp>;
    deleted_at: Timestamp | null;
    deleted_by: string | null;
    search_text: Generated<string>;
    is_in_library: Generated<boolean>;
    file_since: Timestamp | null;
  };
  asset_file: {
    id: Generated<number>;
    asset_id: string;
    name: string;
    media_type: string;
    byte_size: number;
    width: number | null;
    height: number | null;
    sha256: string;
    focal_x: number | null;
    focal_y: number | null;
    replaced_at: Generated<Timestamp>;
    replaced_by: string | null;
    file_since: Timestamp | null;
  };
  asset_folder: {
    id: Generated<string>;
    parent_id: string | null;
    name: string;
    created_at: Generated<Timestamp>;
  };
  asset_unclaimed_file: {
    sha256: string;
    noted_at: Timestamp;
  };
  asset_use: {
    asset_id: string;
    kind: string;
    holder_id: string;
  };
  audit_entry: {
    id: Generated<number>;
    at: Generated<Timestamp>;
    actor_id: string | null;
    actor_name: string;
    action: string;
    subject_kind: Generated<string>;
    subject_id: Generated<string>;
    subject_name: Generated<string>;
    details: Generated<Json>;
    ip_address: Generated<string>;
    user_agent: Generated<string>;
    viewing_as: Generated<string>;
    viewing_as_name: Generated<string>;
  };
  block_instance: {
    id: string;
    page_id: string;
    building_block_name: Generated<string>;
    visibility: Generated<string>;
    role_ids: Generated<string[]>;
    shown_from: Timestamp | null;
    shown_until: Timestamp | null;
    part_id: string | null;
  };
  block_owner: {
    id: string;
    page_id: string;
  };
  cache_token: {
    is_only_row: Generated<boolean>;
    token: Generated<string>;
  };
  comment: {
    id: Generated<string>;
    page_id: string | null;
    thread_id: string | null;
    block_id: string | null;
    quoted: Json | null;
    sequence: number | null;
    written_by: string | null;
    guest_name: string | null;
    words: string;
    written_at: Timestamp;
    changed_at: Timestamp | null;
    settled_at: Timestamp | null;
    item_id: string | null;
    field_id: string | null;
  };
  connection: {
    name: string;
    place: string;
    sealed: string;
    changed_at: Timestamp;
    changed_by: string | null;
  };
  content_check: {
    kind: string;
    subjects: number;
  };
  content_finding: {
    subject_kind: string;
    subject_id: string;
    kind: string;
    count: number;
    since: string;
    seen_at: Timestamp;
  };
  content_score: {
    day: string;
    subjects: number;
    clean: number;
    looked_at: Timestamp;
    accessible: number | null;
  };
  document_place: {
    asset_id: string;
    block_id: string;
    page_id: string;
  };
  finding_aside: {
    page_id: string | null;
    key: string;
    seen: string;
    set_by: string | null;
    is_by_admin: boolean;
    set_at: Timestamp;
    item_id: string | null;
  };
  first_hour: {
    id: Generated<boolean>;
    progress: Generated<string>;
    kind: Generated<string>;
    made: Generated<Json>;
    is_put_away: Generated<boolean>;
    started_at: Timestamp;
    opened_at: Timestamp | null;
    answered_at: Timestamp | null;
    answered_by: string | null;
    answered_origin: string | null;
    answered_language: string | null;
    reminded_at: Timestamp | null;
  };
  follow: {
    user_id: string;
    kind: string;
    target_guid: string;
    in_bell: Generated<boolean>;
    mail: Generated<string>;
    created_at: Timestamp;
    came_from: string | null;
  };
  follow_waiting: {
    guid: string;
    kind: string;
    target_guid: string;
    email: string;
    mail: string;
    title: string;
    asked_at: Timestamp;
  };
  form: {
    guid: string;
    draft: Json;
    sequence: Generated<number>;
    published_sequence: number | null;
    version: number | null;
    state: string;
    open_date: Timestamp | null;
    close_date: Timestamp | null;
    visibility: string;
    role_ids: Generated<string[]>;
    handler_role_ids: Generated<string[]>;
    settings: Generated<Json>;
    owner_guid: string | null;
    created_at: Timestamp;
    created_by: string | null;
    changed_at: Timestamp;
    changed_by: string | null;
    deleted_at: Timestamp | null;
    deleted_by: string | null;
    publish_at: Timestamp | null;
    planned_by: string | null;
    planned_note: Generated<string>;
  };
  form_answer_theme: {
    theme_guid: string;
    submission_guid: string;
  };
  form_day_count: {
    key: string;
    count: number;
    ends_at: Timestamp;
  };
  form_day_sum: {
    form_guid: string;
    version: number;
    day: string;
    number: number;
    summed_at: Timestamp;
    seconds: Json;
    answers: Json;
    hours: Json;
  };
  form_entry: {
    guid: string;
    key_hash: string;
    form_guid: string;
    version: number;
    posted: Generated<Json>;
    step: string;
    shows_faults: boolean;
    began_at: Timestamp;
    changed_at: Timestamp;
    expires_at: Timestamp;
    mailed_at: Timestamp | null;
  };
  form_failed_plan: {
    form_guid: string;
    planned_for: Timestamp;
    planned_by: string | null;
    reason: string;
  };
  form_file: {
    guid: string;
    form_guid: string;
    version: number;
    field_id: string;
    key_hash: string;
    name: string;
    media_type: string | null;
    byte_size: number;
    received: Generated<number>;
    created_at: Timestamp;
    expires_at: Timestamp;
    submission_guid: string | null;
    claimed_at: Timestamp | null;
  };
  form_handling: {
    form_guid: string;
    statuses: Generated<Json>;
    templates: Generated<Json>;
    labels: Generated<string[]>;
  };
  form_hook: {
    guid: string;
    form_guid: string;
    place: string;
    sealed: string;
    events: string[];
    contents: string;
    is_on: boolean;
    created_at: Timestamp;
    changed_at: Timestamp;
    failing_since: Timestamp | null;
    stopped: string | null;
    busy_until: Timestamp | null;
    rest_until: Timestamp | null;
  };
  form_hook_delivery: {
    guid: string;
    hook_guid: string;
    event: string;
    submission_guid: string | null;
    version: number | null;
    reference: Generated<string>;
    status: Generated<string>;
    happened_at: Timestamp;
    state: string;
    tries: Generated<number>;
    tries_in_row: Generated<number>;
    due_at: Timestamp | null;
    tried_at: Timestamp | null;
    outcome: string | null;
    status_code: number | null;
    answer: string | null;
  };
  form_notice: {
    submission_guid: string;
    emails: string[];
    role_ids: string[];
    assignee_guid: string | null;
  };
  form_step_count: {
    form_guid: string;
    version: number;
    day: string;
    mark: string;
    device: string;
    number: number;
  };
  form_step_time: {
    form_guid: string;
    version: number;
    day: string;
    step: string;
    seconds: number;
    number: number;
  };
  form_submission: {
    guid: string;
    form_guid: string;
    version: number;
    reference: string;
    answers: Json;
    language: string;
    status: Generated<string>;
    sender_guid: string | null;
    sender_email: string | null;
    key_hash: string;
    sent_at: Timestamp;
    began_at: Timestamp | null;
    changed_at: Timestamp;
    withdrawn_at: Timestamp | null;
    assignee_guid: string | null;
    labels: Generated<string[]>;
    due_at: Timestamp | null;
    done_at: Timestamp | null;
    deleted_at: Timestamp | null;
    deleted_by: string | null;
    told_at: Timestamp | null;
    is_kept: Generated<boolean>;
    redacted_at: Timestamp | null;
    due_left_seconds: number | null;
    search_text: Generated<string | null>;
    item_guid: string | null;
  };
  form_submission_counter: {
    form_guid: string;
    year: number;
    last: number;
  };
  form_submission_event: {
    guid: string;
    submission_guid: string;
    kind: string;
    at: Timestamp;
    by_guid: string | null;
    data: Generated<Json>;
  };
  form_sum_change: {
    form_guid: string;
    version: number;
    sent_at: Timestamp;
  };
  form_theme: {
    guid: string;
    form_guid: string;
    field: string;
    name: string;
    created_at: Timestamp;
  };
  form_version: {
    form_guid: string;
    version: number;
    document: Json;
    note: Generated<string>;
    published_at: Timestamp;
    published_by: string | null;
  };
  form_version_sum: {
    form_guid: string;
    version: number;
    zone: string;
    counted: Json;
  };
  import_entry: {
    import_id: string;
    source_id: string;
    kind: string;
    position: Generated<number>;
    depth: Generated<number>;
    parent_source_id: string | null;
    title: string;
    segment: Generated<string>;
    status: Generated<string>;
    old_path: string | null;
    picture_key: string | null;
    source: Generated<Json>;
    remarks: Generated<Json>;
    is_taken: Generated<boolean>;
    state: Generated<string>;
    reason: string | null;
    made_id: Generated<string>;
    result: Generated<Json>;
    outcome: Generated<Json>;
  };
  import_picture: {
    import_id: string;
    source_id: string;
    storage_key: string;
  };
  import_row: {
    import_id: string;
    line: number;
    cells: Json;
  };
  inbox_view: {
    form_guid: string;
    user_id: string;
    name: string;
    query: string;
    is_shared: Generated<boolean>;
  };
  invitation: {
    id: Generated<string>;
    batch_id: string;
    email: string;
    name: Generated<string>;
    language: string;
    message: Generated<string>;
    role_ids: Generated<string[]>;
    code_hash: string | null;
    invited_by: string | null;
    inviter_name: string;
    created_at: Generated<Timestamp>;
    sent_at: Timestamp | null;
    expires_at: Timestamp;
    accepted_at: Timestamp | null;
    accepted_by: string | null;
    revoked_at: Timestamp | null;
  };
  invitation_batch: {
    id: Generated<string>;
    origin: string;
    created_by: string | null;
    created_at: Generated<Timestamp>;
  };
  item: {
    id: Generated<string>;
    short_id: string;
    list_id: string;
    type_id: string;
    title: Json;
    description: Generated<Json>;
    card: Generated<Json>;
    facets: Generated<Json>;
    search_text: Generated<string>;
    document: Json;
    vendors: Generated<string[]>;
    parent_ids: Generated<string[]>;
    is_published: Generated<boolean>;
    published_on: Generated<Timestamp>;
    unpublish_on: Timestamp | null;
    is_timed: Generated<boolean>;
    period_start: Timestamp | null;
    period_end: Timestamp | null;
    is_highlighted: Generated<boolean>;
    visibility: Generated<string>;
    role_ids: Generated<string[]>;
    sort_title: Generated<string>;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    created_by: string | null;
    changed_at: Generated<Timestamp>;
    changed_by: string | null;
    deleted_at: Timestamp | null;
    deleted_by: string | null;
    decisions: Generated<Json>;
    highlight_until: Timestamp | null;
    note: string | null;
    is_sticky: Generated<boolean>;
    talked_at: Timestamp | null;
    current_since: Generated<Timestamp>;
  };
  item_browser_support: {
    item_id: string;
    kind: string;
    browser: string;
    created_at: Timestamp;
    came_from: string | null;
  };
  item_count: {
    list_id: string;
    type_id: string;
    visibility: string;
    role_ids: string[];
    slot: number;
    total: number;
    steady: number;
  };
  item_dead_link: {
    item_id: string;
    target: string;
    reason: string;
    found_at: Timestamp;
  };
  item_edit: {
    item_id: string;
    sequence: number;
    document: Json | null;
    item_version: number;
    changed_by: string | null;
    changed_at: Timestamp;
  };
  item_merge: {
    item_id: string;
    into_id: string;
    merged_by: string | null;
    merged_at: Timestamp;
    was_published: boolean;
    published_on: Timestamp;
  };
  item_news: {
    guid: string;
    item_id: string;
    kind: string;
    news: Json;
    told_until: Generated<string>;
    done_at: Timestamp | null;
    created_at: Timestamp;
  };
  item_news_receiver: {
    item_id: string;
    user_id: string;
    why: string;
    token: Generated<string>;
    stopped_at: Timestamp | null;
    created_at: Timestamp;
    came_from: string | null;
  };
  item_offer: {
    guid: string;
    list_guid: string;
    type_name: string;
    title: string;
    words: string;
    fields: Generated<Json>;
    posted: Generated<Json>;
    language: string;
    user_id: string | null;
    author_email: string | null;
    status: string;
    status_before: string | null;
    reason: Generated<string>;
    key_hash: string;
    created_at: Timestamp;
    settled_at: Timestamp | null;
  };
  item_operation: {
    item_id: string;
    number: number;
    id: string;
    done_by: string | null;
    done_at: Timestamp;
    operation: Json;
    inverse: Json;
    group_id: string;
    undoes: string | null;
  };
  item_past: {
    id: string;
    short_id: string;
    list_id: string;
    type_id: string;
    title: Json;
    description: Json;
    card: Json;
    facets: Json;
    document: Json;
    vendors: string[];
    parent_ids: string[];
    is_published: boolean;
    published_on: Timestamp;
    unpublish_on: Timestamp | null;
    is_timed: boolean;
    period_start: Timestamp | null;
    period_end: Timestamp | null;
    is_highlighted: boolean;
    highlight_until: Timestamp | null;
    visibility: string;
    role_ids: string[];
    sort_title: string;
    version: number;
    created_at: Timestamp;
    changed_at: Timestamp;
    deleted_at: Timestamp | null;
    is_sticky: boolean;
    past_from: Timestamp;
    past_to: Timestamp;
  };
  item_sign_up: {
    item_id: string;
    form_guid: string;
    capacity: number | null;
    most_guests: Generated<number>;
    has_waiting_list: Generated<boolean>;
    opens_at: Timestamp | null;
    closes_at: Timestamp | null;
    known_start: Timestamp | null;
    last_turn: Generated<number>;
    announced_at: Timestamp | null;
  };
  item_status_change: {
    guid: string;
    item_id: string;
    status: string;
    label: Json;
    tone: string;
    reason: string;
    language: string;
    signed: string;
    changed_by: string | null;
    changed_at: Timestamp;
  };
  item_support: {
    item_id: string;
    kind: string;
    user_id: string;
    created_at: Generated<Timestamp>;
    browser: string | null;
    shown_name: string | null;
    came_from: string | null;
  };
  item_support_count: {
    item_id: string;
    votes: Generated<number>;
    joins: Generated<number>;
    announced_at: Timestamp | null;
  };
  item_support_waiting: {
    guid: string;
    item_id: string;
    browser: string;
    email: string;
    shown_name: string;
    kinds: string[];
    title: string;
    page: string;
    sent_at: Timestamp;
  };
  item_type: {
    id: Generated<string>;
    name: string;
    item_name: Json;
    item_name_plural: Json;
    icon: Generated<string>;
    fields: Generated<Json>;
    features: Generated<Json>;
    is_built_in: Generated<boolean>;
    created_at: Generated<Timestamp>;
    changed_at: Generated<Timestamp>;
    deleted_at: Timestamp | null;
    schema_type: Generated<string>;
    current_since: Generated<Timestamp>;
  };
  item_type_past: {
    id: string;
    name: string;
    item_name: Json;
    item_name_plural: Json;
    icon: string;
    fields: Json;
    features: Json;
    is_built_in: boolean;
    created_at: Timestamp;
    changed_at: Timestamp;
    deleted_at: Timestamp | null;
    schema_type: string;
    past_from: Timestamp;
    past_to: Timestamp;
  };
  item_version: {
    item_id: string;
    number: number;
    snapshot: Json;
    changed_at: Generated<Timestamp>;
    changed_by: string | null;
    note: string | null;
  };
  known_device: {
    token_hash: string;
    user_id: string;
    created_at: Generated<Timestamp>;
    expires_at: Timestamp;
  };
  language_review: {
    id: Generated<string>;
    page_id: string | null;
    item_id: string | null;
    language: string;
    state: string;
    sequence: number;
    content: string | null;
    asked_by: string | null;
    asked_at: Timestamp | null;
    note: Generated<string>;
    mailed_at: Timestamp | null;
    answered_by: string | null;
    answered_at: Timestamp | null;
    answer: Generated<string>;
  };
  legal_draft: {
    kind: string;
    title: Json;
    body: Json;
    revision: Generated<number>;
    updated_at: Timestamp;
    updated_by: Generated<string>;
  };
  legal_version: {
    kind: string;
    version: number;
    title: Json;
    body: Json;
    published_at: Timestamp;
    published_by: Generated<string>;
  };
  long_work: {
    id: Generated<string>;
    kind: string;
    asked_by: string;
    client: Generated<Json>;
    input: Json;
    state: Generated<string>;
    done: Generated<number>;
    total: number;
    reason: string | null;
    result: Json | null;
    asked_at: Generated<Timestamp>;
    changed_at: Generated<Timestamp>;
  };
  mail: {
    id: Generated<string>;
    kind: string;
    language: string;
    to_address: string;
    subject: string;
    text: string;
    html: string;
    unsubscribe_url: string | null;
    state: Generated<string>;
    tries: Generated<number>;
    last_error: Generated<string>;
    created_at: Generated<Timestamp>;
    ended_at: Timestamp | null;
    handed_over_at: Timestamp | null;
    may_be_twice: Generated<boolean>;
    shown_text: Generated<string>;
    secrets: Generated<string[]>;
  };
  mail_proof: {
    id: Generated<string>;
    purpose: string;
    address: string;
    user_id: string | null;
    source_kind: string | null;
    source_id: string | null;
    language: string;
    site_origin: string;
    return_to: Generated<string>;
    registration: Json | null;
    token_hash: string | null;
    code_hash: string | null;
    code_tries: Generated<number>;
    created_at: Timestamp;
    sent_at: Timestamp | null;
    expires_at: Timestamp;
    follows: string | null;
  };
  mail_request: {
    key: string;
    mails: number;
    last_at: Timestamp;
    window_ends_at: Timestamp;
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
    deleted_at: Timestamp | null;
    deleted_with: string | null;
    current_since: Generated<Timestamp>;
  };
  menu_item_past: {
    id: string;
    menu_id: string;
    parent_id: string | null;
    sort_order: number;
    name: Json;
    description: Json;
    url_segment: Json;
    page_id: string | null;
    external_url: string | null;
    is_visible: boolean;
    related_ids: string[];
    deleted_at: Timestamp | null;
    past_from: Timestamp;
    past_to: Timestamp;
  };
  news_mark: {
    is_only: Generated<boolean>;
    looked_at: Timestamp;
  };
  newsletter: {
    guid: string;
    list_guid: string | null;
    letter: Json;
    sequence: Generated<number>;
    state: string;
    planned_for: Timestamp | null;
    sent_letter: Json | null;
    sent_language: string | null;
    tested_at: Timestamp | null;
    tested_to: Generated<string[]>;
    made_by: string | null;
    made_at: Timestamp;
    changed_at: Timestamp;
    began_at: Timestamp | null;
    ended_at: Timestamp | null;
    runner: string | null;
    runner_until: Timestamp | null;
    setbacks: Generated<number>;
    last_error: Generated<string>;
    figures: Json | null;
  };
  newsletter_list: {
    guid: string;
    name: string;
    language: string;
    is_public: boolean;
    role_ids: Generated<string[]>;
    made_at: Timestamp;
    sequence: Generated<number>;
  };
  newsletter_reader: {
    id: Generated<string>;
    list_guid: string;
    user_id: string;
    since: Timestamp;
    left_at: Timestamp | null;
  };
  newsletter_receiver: {
    newsletter_guid: string;
    reader_id: string;
    address: string;
    since: Timestamp;
    state: Generated<string>;
    tries: Generated<number>;
    not_before: Timestamp | null;
    reason: Generated<string>;
    ended_at: Timestamp | null;
  };
  newsletter_refused_address: {
    address: string;
    reason: string;
    refused_at: Timestamp;
  };
  newsletter_waiting: {
    guid: string;
    list_guid: string;
    email: string;
    asked_at: Timestamp;
  };
  notice: {
    guid: Generated<string>;
    user_id: string;
    cause: string;
    kind: string;
    about_kind: string;
    about_guid: string;
    detail_guid: string | null;
    follow_kind: string | null;
    follow_guid: string | null;
    actor_id: string | null;
    in_bell: boolean;
    created_at: Timestamp;
    read_at: Timestamp | null;
    mail: Generated<string>;
    mail_due_at: Timestamp | null;
    mailed_at: Timestamp | null;
  };
  notice_hours: {
    user_id: string;
    quiet_from: string | null;
    quiet_until: string | null;
    quiet_day: number | null;
    digest_time: Generated<string>;
    digest_day: Generated<number>;
    time_zone: string | null;
  };
  notice_way: {
    user_id: string;
    subject: string;
    in_bell: boolean;
    mail: string;
  };
  outside_link: {
    address: string;
    host: string;
    seen_at: Timestamp;
    next_try_at: Timestamp;
    failed_since: Timestamp | null;
    last_failed_at: Timestamp | null;
    outcome: string | null;
    answered_at: Timestamp | null;
  };
  page: {
    id: Generated<string>;
    published_version_id: string | null;
    created_at: Generated<Timestamp>;
    deleted_at: Timestamp | null;
    kind: Generated<string>;
    working_copy: Json | null;
    sequence: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: string | null;
    publish_at: Timestamp | null;
    unpublish_at: Timestamp | null;
    deleted_by: string | null;
    visibility: Generated<string>;
    role_ids: Generated<string[]>;
    decisions: Generated<Json>;
    deleted_with: string | null;
    planned_by: string | null;
    owner_id: string | null;
    review_on: string | null;
    working_title: Generated<Json | null>;
    working_drafts: Generated<Json | null>;
    current_since: Generated<Timestamp>;
    publish_languages: string[] | null;
    ended_plan: Json | null;
  };
  page_dead_link: {
    page_id: string;
    target: string;
    reason: string;
    found_at: Timestamp;
  };
  page_failed_plan: {
    page_id: string;
    action: string;
    planned_for: Timestamp;
    planned_by: string | null;
    reason: string;
  };
  page_kept_approval: {
    page_id: string;
  };
  page_operation: {
    page_id: string;
    number: number;
    id: string;
    done_by: string | null;
    done_at: Timestamp;
    operation: Json;
    inverse: Json;
    group_id: string;
    undoes: string | null;
    is_purged: Generated<boolean>;
  };
  page_past: {
    id: string;
    kind: string;
    published_version_id: string | null;
    visibility: string;
    role_ids: string[];
    created_at: Timestamp;
    deleted_at: Timestamp | null;
    past_from: Timestamp;
    past_to: Timestamp;
  };
  page_use: {
    page_id: string;
    used_id: string;
  };
  page_version: {
    id: Generated<string>;
    page_id: string;
    number: number;
    document: Json;
    published_at: Generated<Timestamp>;
    published_by: string;
    note: string | null;
    title: Generated<Json | null>;
    drafts: Generated<Json | null>;
  };
  page_view: {
    user_id: string;
    name: string;
    query: string;
  };
  passkey: {
    id: string;
    user_id: string;
    name: string | null;
    public_key: string;
    credential_id: string;
    counter: number;
    device_type: string;
    backed_up: boolean;
    transports: string | null;
    aaguid: string | null;
    created_at: Generated<Timestamp>;
    last_used_at: Timestamp | null;
  };
  past_began: {
    at: Generated<Timestamp>;
  };
  past_export: {
    guid: string;
    moment: Timestamp;
    format: string;
    state: string;
    origin: string;
    asked_by: string | null;
    asked_at: Timestamp;
    kept_until: Timestamp;
    work_id: string;
    done: Generated<number>;
    total: Generated<number>;
    bytes: number | null;
    sha256: string | null;
    reason: string | null;
  };
  past_link: {
    id: Generated<string>;
    name: string;
    token_hash: string;
    made_by: string | null;
    made_at: Timestamp;
    expires_at: Timestamp;
    revoked_at: Timestamp | null;
    opened: Generated<number>;
    last_opened_at: Timestamp | null;
  };
  poll: {
    guid: string;
    secret: string | null;
    voters: Generated<number>;
    closed_at: Timestamp | null;
    created_at: Timestamp;
  };
  poll_ballot: {
    poll_guid: string;
    voter: string;
    browser: string | null;
    choices: string[];
    names: string;
    user_id: string | null;
    voted_at: Timestamp | null;
  };
  poll_count: {
    poll_guid: string;
    choice: string;
    votes: number;
    label: Generated<string>;
  };
  poll_waiting: {
    guid: string;
    poll_guid: string;
    browser: string;
    email: string;
    choices: string[];
    title: string;
    page: string;
    sent_at: Timestamp;
  };
  presence: {
    subject_id: string;
    tab: string;
    user_id: string;
    block_id: string | null;
    is_typing: Generated<boolean>;
    seen_at: Timestamp;
    options_since: Timestamp | null;
  };
  preview: {
    id: Generated<string>;
    page_id: string | null;
    token_hash: string;
    document: Json | null;
    made_by: string | null;
    made_at: Timestamp;
    expires_at: Timestamp;
    revoked_at: Timestamp | null;
    opened: Generated<number>;
    last_opened_at: Timestamp | null;
    item_id: string | null;
  };
  profile_field: {
    id: Generated<string>;
    key: string;
    category: string;
    section: Generated<Json>;
    subsection: Generated<Json>;
    section_ordinal: Generated<number>;
    subsection_ordinal: Generated<number>;
    field_ordinal: Generated<number>;
    visible_for: string | null;
    type: string;
    input_type: string;
    label: Json;
    help: Generated<Json>;
    autocomplete: Generated<string>;
    default_value: Json | null;
    required: Generated<boolean>;
    options: Generated<Json>;
    mett: Generated<boolean>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
    deleted_at: Timestamp | null;
  };
  profile_value: {
    user_id: string;
    field_id: string;
    value: Json;
    updated_at: Generated<Timestamp>;
  };
  purged_item: {
    id: string;
  };
  reaction: {
    guid: string;
    seq: Generated<number>;
    target_kind: string;
    target_guid: string;
    root_guid: string | null;
    answers_guid: string | null;
    user_id: string | null;
    author_name: string;
    author_email: string | null;
    is_staff: boolean;
    words: string;
    language: string;
    status: string;
    status_before: string | null;
    reason: string | null;
    key_hash: string;
    answer_count: Generated<number>;
    open_reports: Generated<number>;
    created_at: Timestamp;
    edited_at: Timestamp | null;
    settled_at: Timestamp | null;
    came_from: string | null;
    placed_at: Timestamp | null;
  };
  reaction_block: {
    user_id: string;
    blocked_by: string | null;
    created_at: Timestamp;
  };
  reaction_mention: {
    reaction_guid: string;
    user_id: string;
    name: string;
  };
  reaction_picture: {
    guid: string;
    reaction_guid: string;
    position: number;
    alt: string;
    width: number;
    height: number;
    created_at: Timestamp;
    removed_at: Timestamp | null;
  };
  reaction_report: {
    reaction_guid: string;
    reporter: string;
    reason: string;
    created_at: Timestamp;
    settled_at: Timestamp | null;
  };
  reaction_thread: {
    target_guid: string;
    closed_at: Timestamp | null;
    closed_by: string | null;
    shown_count: Generated<number>;
    last_guid: string | null;
  };
  redirect: {
    path: string;
    page_id: string | null;
    since: Generated<Timestamp>;
    id: Generated<string>;
    is_automatic: Generated<boolean>;
    language: string | null;
    suffix: Generated<string>;
    target: string | null;
    status: Generated<number>;
    made_by: string | null;
    made_in: string | null;
    ended_in: string | null;
    ended_at: Timestamp | null;
  };
  redirect_use: {
    path: string;
    hits: number;
    last_used_at: Timestamp;
  };
  review: {
    page_id: string | null;
    state: string;
    sequence: number;
    asked_by: string | null;
    asked_at: Timestamp | null;
    note: Generated<string>;
    mailed_at: Timestamp | null;
    answered_by: string | null;
    answered_at: Timestamp | null;
    answer: Generated<string>;
    item_id: string | null;
  };
  role: {
    id: Generated<string>;
    name: string;
    description: Generated<string>;
    granted_on: Generated<string>;
    created_at: Generated<Timestamp>;
  };
  search_count: {
    day: string;
    language: string;
    query: string;
    by_visitors: Generated<number>;
    by_members: Generated<number>;
    found: Generated<number>;
  };
  search_entry: {
    kind: string;
    subject_id: string;
    language: string;
    page_id: string | null;
    list_id: string | null;
    short_id: string | null;
    title: string;
    title_lang: string | null;
    body: string;
    body_lang: string | null;
    type_name: string | null;
    parent_ids: Generated<string[]>;
    dated: Timestamp;
    published_on: Generated<Timestamp>;
    unpublish_on: Generated<Timestamp>;
    visibility: string;
    role_ids: Generated<string[]>;
    matched: string;
    titled: string;
    ranked: string;
    plain_title: string;
    changed_at: Generated<Timestamp>;
    weight: Generated<number>;
  };
  search_promotion: {
    id: Generated<string>;
    language: string;
    phrases: string[];
    target_kind: string;
    target_id: string | null;
    url: string | null;
    title: string | null;
    description: Generated<string>;
    sort_order: Generated<number>;
    created_at: Generated<Timestamp>;
  };
  search_synonym: {
    id: Generated<string>;
    language: string;
    words: string[];
    created_at: Generated<Timestamp>;
  };
  search_word: {
    language: string;
    word: string;
    entries: number;
    near: string[];
  };
  search_word_mark: {
    is_only_row: Generated<boolean>;
    changed_at: Generated<Timestamp>;
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
    last_seen_at: Generated<Timestamp>;
    proven_at: Timestamp | null;
  };
  setting: {
    key: string;
    value: Json;
    updated_at: Generated<Timestamp>;
    current_since: Generated<Timestamp>;
  };
  setting_past: {
    key: string;
    value: Json;
    past_from: Timestamp;
    past_to: Timestamp;
  };
  sign_in_try: {
    key: string;
    tries: number;
    window_ends_at: Timestamp;
    locks: Generated<number>;
  };
  sign_up: {
    submission_guid: string;
    item_id: string;
    guests: Generated<number>;
    state: string;
    turn: Generated<number>;
    reminded_at: Timestamp | null;
  };
  sign_up_form: {
    form_guid: string;
    made_at: Timestamp;
  };
  site_import: {
    id: Generated<string>;
    kind: string;
    file_name: string;
    facts: Generated<Json>;
    choices: Json | null;
    state: string;
    work_id: string | null;
    asked_by: string | null;
    asked_at: Generated<Timestamp>;
    changed_at: Generated<Timestamp>;
    reason: string | null;
  };
  sso_provider: {
    id: Generated<string>;
    key: string;
    protocol: string;
    label: string;
    is_on: Generated<boolean>;
    first_sign_in: Generated<string>;
    allowed_domains: Generated<string[]>;
    connection: Json;
    mapping: Generated<Json>;
    encrypted_secret: string | null;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  sso_session: {
    id: Generated<string>;
    session_id: string | null;
    waiting_sign_in: string | null;
    user_id: string;
    provider_id: string;
    subject: string;
    name_id: Json | null;
    provider_session: string | null;
    encrypted_id_token: string | null;
    created_at: Generated<Timestamp>;
  };
  statistic_batch: {
    id: Generated<number>;
    began: Timestamp;
    ended: Timestamp;
    kinds: string[];
    subjects: string[];
    languages: string[];
    audiences: string[];
    sources: string[];
    campaigns: string[];
    devices: string[];
    reads: string[];
    countries: string[];
    things: number[];
    visitors: string[];
    afters: number[];
    seconds: number[];
  };
  statistic_block: {
    day: string;
    block: string;
    seen: number;
    pressed: number;
  };
  statistic_block_month: {
    month: string;
    block: string;
    seen: number;
    pressed: number;
  };
  statistic_day: {
    day: string;
    language: string;
    audience: string;
    kind: string;
    key: string;
    views: number;
    visits: number;
    visitors: number;
    seconds: Generated<number>;
    timed: Generated<number>;
  };
  statistic_event: {
    id: Generated<number>;
    at: Timestamp;
    kind: string;
    visitor: number;
    subject: string;
    language: string;
    audience: string;
    source: string | null;
    campaign: string | null;
    device: string | null;
    reads: string | null;
    country: string | null;
    seconds: number | null;
  };
  statistic_fold: {
    day: string;
    up_to: number;
    robots: Generated<number>;
    kept_up_to: Generated<number>;
  };
  statistic_hour: {
    hour: Timestamp;
    language: string;
    audience: string;
    kind: string;
    key: string;
    views: number;
    visits: number;
    visitors: number;
    seconds: Generated<number>;
    timed: Generated<number>;
  };
  statistic_kept: {
    day: string;
    hour: Timestamp | null;
    language: string;
    audience: string;
    kind: string;
    key: string;
    views: number;
    visits: number;
    visitors: number;
    seconds: number;
    timed: number;
  };
  statistic_link: {
    guid: Generated<string>;
    name: string;
    token_hash: string;
    made_by: string | null;
    made_at: Timestamp;
    expires_at: Timestamp;
    revoked_at: Timestamp | null;
    opened: Generated<number>;
    last_opened_at: Timestamp | null;
  };
  statistic_month: {
    month: string;
    language: string;
    audience: string;
    kind: string;
    key: string;
    views: number;
    visits: number;
    visitors: number;
    seconds: number;
    timed: number;
  };
  statistic_report: {
    user_id: string;
    every: string;
    told_to: string;
  };
  statistic_salt: {
    day: string;
    salt: string;
  };
  submission_export: {
    guid: string;
    form_guid: string;
    asked_by: string;
    format: string;
    filter: Json;
    without_personal_data: boolean;
    language: string;
    state: string;
    total: number;
    done: Generated<number>;
    parts: Generated<number>;
    cursor: Json | null;
    bytes: number | null;
    work_id: string;
    reason: string | null;
    asked_at: Timestamp;
    kept_until: Timestamp;
    with_files: Generated<boolean>;
  };
  submission_item: {
    item_guid: string;
    submission_guid: string;
    title: string;
    made_by: string | null;
    made_at: Timestamp;
    undone_at: Timestamp | null;
  };
  submission_item_mapping: {
    form_guid: string;
    list_guid: string;
    type_name: string;
    mapping: Json;
  };
  thread_look: {
    user_id: string;
    target_guid: string;
    seen_seq: number;
    seen_at: Timestamp;
  };
  told_form: {
    form_guid: string;
    is_open: boolean;
  };
  told_item: {
    item_id: string;
    version: number;
  };
  told_page: {
    page_id: string;
    version_id: string;
  };
  two_factor: {
    id: string;
    user_id: string;
    secret: string;
    backup_codes: string;
    verified: Generated<boolean>;
    failed_verification_count: Generated<number>;
    locked_until: Timestamp | null;
  };
  upkeep: {
    subject_kind: string;
    subject_id: string;
    owner_id: string | null;
    deputy_id: string | null;
    review_on: string | null;
  };
  used_challenge: {
    mark: string;
    holder: string;
    used_at: Timestamp;
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
    last_seen_at: Timestamp | null;
    two_factor_enabled: Generated<boolean>;
    search_text: Generated<string>;
    waits_since: Timestamp | null;
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
