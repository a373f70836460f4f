-- The words of a typed text, as products have them.
create or replace function search_words_of(typed text) returns tsvector language plpgsql immutable strict parallel safe as $$
  begin
    return to_tsvector('public.shop_search', translate(typed, '-/._@:&<+~', '          '));
  end $$;

create or replace function search_stem(word text) returns text language plpgsql immutable strict parallel safe as $$
  begin
    return coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word);
  end $$;

-- How a word sounds, for spelling corrections.
create or replace function search_sound(word text) returns text language plpgsql immutable strict parallel safe as $$
  begin
    word := replace(replace(replace(replace(word, 'ee', 'i'), 'oo', 'u'), 'ck', 'k'), 'ph', 'f');
    word := regexp_replace(translate(word, 'vzq', 'wjk'), '([bcdgjklrst])h', '\1', 'g');
    return regexp_replace(regexp_replace(word, '(.)\1+', '\1', 'g'), '(.)s$', '\1');
  end $$;

-- Facets as words of the search vector, with the highest weight, so that every index of words has them. A typed word has no slash.
create or replace function facet_words(facets text[]) returns tsvector language sql immutable strict parallel safe
  return (select coalesce(string_agg('''' || replace(replace(facet, '\', '\\'), '''', '''''') || ''':1A', ' '), '')
    from unnest(facets) facet)::tsvector;
