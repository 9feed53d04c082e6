-- For wrk: asks for the paths in turn and counts by status what should come and what came.
-- Its words are the seconds of the run, then STATUS and PATH of each request.

local threads = {}

function setup(thread)
  threads[#threads + 1] = thread
end

local all, found, turn, last = {}, {}, 0, 0

-- Globals, so that `done` can read them from outside the thread.
asked, answered = {}, {}

function init(words)
  -- As browsers send it over HTTPS.
  local headers = { Host = wrk.headers.Host, ["Accept-Encoding"] = "gzip, deflate, br, zstd" }
  for i = 2, #words, 2 do
    local one = { status = words[i], text = wrk.format("GET", words[i + 1], headers) }
    all[#all + 1] = one
    if one.status == "200" then found[#found + 1] = one end
  end
  last = os.time() + tonumber(words[1]) - 2
end

-- In the last two seconds only what is found is asked for: by the end every other answer has come.
function request()
  local list = os.time() < last and all or found
  turn = turn + 1
  local one = list[turn % #list + 1]
  asked[one.status] = (asked[one.status] or 0) + 1
  return one.text
end

function response(status)
  answered[status] = (answered[status] or 0) + 1
end

function done(summary, latency)
  local function say(name, value)
    print(string.format("figure %s %.0f", name, value))
  end
  say("microseconds", summary.duration)
  say("requests", summary.requests)
  say("bytes", summary.bytes)
  for _, error in ipairs({ "connect", "read", "write", "timeout" }) do
    say(error, summary.errors[error])
  end
  for _, part in ipairs({ 50, 75, 90, 99 }) do
    say("p" .. part, latency:percentile(part))
  end
  for _, thread in ipairs(threads) do
    for status, count in pairs(thread:get("asked")) do say("asked " .. status, count) end
    for status, count in pairs(thread:get("answered")) do say("answered " .. status, count) end
  end
end
