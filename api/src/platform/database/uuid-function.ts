/**
 * Creates `uuidv7()` where PostgreSQL lacks it, that is before version 18: milliseconds since 1970, 12 bits of the rest of
 * the millisecond, 62 random bits (RFC 9562, section 5.7 and method 3 of section 6.2).
 */
export const createMissingUuidFunction = `do $$ begin
  if to_regprocedure('uuidv7()') is null then
    create function uuidv7() returns uuid language sql volatile parallel safe as $body$
      select encode(
        substring(int8send(now.micros / 1000) from 3)
          || substring(int4send(28672 + ((now.micros % 1000) * 4096 / 1000)::int) from 3)
          || substring(uuid_send(gen_random_uuid()) from 9), 'hex')::uuid
      from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as micros) now
    $body$;
  end if;
end $$`;
